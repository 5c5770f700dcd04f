import type { WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { WAITING_LIST_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { expect, it } from 'vitest';
import { openedLink } from './example-link.ts';
import { exampleWaiting } from './example-waiting.ts';
import type { Link } from './use-link.ts';
import { waitingListLinkState } from './WaitingListLinkPage.tsx';

type WaitingLink = Link<WaitingListSeen, 'confirm' | 'leave'>;

const known = (entry: Partial<WaitingListSeen>, change: Partial<WaitingLink['change']> = {}): WaitingLink =>
  openedLink({ ...exampleWaiting, ...entry }, change);

it.each<[string, WaitingLink, object]>([
  ['no token', { ...known({}), token: '' }, { kind: 'failed', reason: WAITING_LIST_LINK_INVALID }],
  ['asking before it confirms', known({ status: 'unconfirmed' }), { kind: 'asked', problem: null }],
  ['confirmed here', known({}, { given: 'confirm', isDone: true }), { kind: 'confirmed' }],
  ['confirmed before', known({}), { kind: 'waiting' }],
  ['left', known({ status: 'ended', ended_for: 'left' }), { kind: 'ended', why: 'left' }],
  ['booked meanwhile', known({ status: 'ended', ended_for: 'booked' }), { kind: 'ended', why: 'booked' }],
])('%s', (_, link, state) => {
  expect(waitingListLinkState(link)).toMatchObject(state);
});
