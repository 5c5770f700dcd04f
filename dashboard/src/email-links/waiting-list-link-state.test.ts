import type { WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { WAITING_LIST_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';
import { exampleWaiting } from './example-waiting.ts';
import { waitingListLinkState, type Known } from './waiting-list-link-state.ts';
import { WAITING_CHANGE_FAILED } from './waiting-list-link-texts.ts';

const opened: Known = {
  token: 'a-token-of-the-email',
  entry: undefined,
  loadError: null,
  submit: { change: undefined, isWorking: false, isDone: false, error: null },
};
const known = (entry: Partial<WaitingListSeen>, submit: Partial<Known['submit']> = {}): Known => ({
  ...opened,
  entry: { ...exampleWaiting, ...entry },
  submit: { ...opened.submit, ...submit },
});
const refused = (status: number | null, text: string | null) => new CallError({ status, text });
const gone = refused(404, WAITING_LIST_LINK_INVALID);
const failed = (reason: string, mayPass: boolean) => ({ kind: 'failed', reason, mayPass });

it.each<[string, Known, object]>([
  ['no token', { ...opened, token: '' }, failed(WAITING_LIST_LINK_INVALID, false)],
  ['loading', opened, { kind: 'loading' }],
  ['an expired link', { ...opened, loadError: gone }, failed(WAITING_LIST_LINK_INVALID, false)],
  ['no response', { ...opened, loadError: refused(null, NETWORK_ERROR) }, failed(NETWORK_ERROR, true)],
  ['the server is in trouble', { ...opened, loadError: refused(502, null) }, failed(LINK_LOAD_FAILED, true)],
  ['asking before it confirms', known({ status: 'unconfirmed' }), { kind: 'asked', problem: null }],
  [
    'a failed change can be repeated',
    known({ status: 'unconfirmed' }, { change: 'confirm', error: refused(500, null) }),
    { kind: 'asked', problem: WAITING_CHANGE_FAILED },
  ],
  [
    'the link expired while the page was open',
    known({ status: 'unconfirmed' }, { change: 'confirm', error: gone }),
    failed(WAITING_LIST_LINK_INVALID, false),
  ],
  ['confirmed here', known({}, { change: 'confirm', isDone: true }), { kind: 'confirmed' }],
  ['confirmed before', known({}), { kind: 'waiting' }],
  ['left', known({ status: 'ended', ended_for: 'left' }), { kind: 'ended', why: 'left' }],
  ['booked meanwhile', known({ status: 'ended', ended_for: 'booked' }), { kind: 'ended', why: 'booked' }],
])('%s', (_, given, state) => {
  expect(waitingListLinkState(given)).toMatchObject(state);
});
