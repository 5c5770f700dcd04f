import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { OFFER_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { describe, expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';
import { exampleOffer } from './example-waiting.ts';
import { minutesUntil, offerPageState, type Known } from './offer-state.ts';
import { OFFER_CHANGE_FAILED } from './offer-texts.ts';

const opened: Known = {
  token: 'a-token-of-the-email',
  offer: undefined,
  loadError: null,
  step: { name: undefined, isMove: false, isWorking: false, isDone: false, error: null },
};
const known = (state: OfferSeen['state'], step: Partial<Known['step']> = {}): Known => ({
  ...opened,
  offer: { ...exampleOffer, state },
  step: { ...opened.step, ...step },
});
const refused = (status: number | null, text: string | null, fields = {}) =>
  new CallError({ status, text, fields });
const failed = (reason: string, mayPass: boolean) => ({ kind: 'failed', reason, mayPass });

it.each<[string, Known, object]>([
  ['no token', { ...opened, token: null }, failed(OFFER_LINK_INVALID, false)],
  ['loading', opened, { kind: 'loading' }],
  [
    'an expired link',
    { ...opened, loadError: refused(404, OFFER_LINK_INVALID) },
    failed(OFFER_LINK_INVALID, false),
  ],
  ['no response', { ...opened, loadError: refused(null, NETWORK_ERROR) }, failed(NETWORK_ERROR, true)],
  ['the server is in trouble', { ...opened, loadError: refused(502, null) }, failed(LINK_LOAD_FAILED, true)],
  ['held for this person', known('held'), { kind: 'open', working: null, problem: null }],
  ['held for nobody', known('free'), { kind: 'open' }],
  ['being taken', known('held', { name: 'take', isWorking: true }), { kind: 'open', working: 'take' }],
  [
    'a failed step can be repeated',
    known('held', { name: 'take', error: refused(500, null) }),
    { kind: 'open', working: null, problem: OFFER_CHANGE_FAILED },
  ],
  [
    'a missing address',
    known('held', { name: 'take', error: refused(400, 'Check', { customer_postcode: 'Missing' }) }),
    { kind: 'open', problem: 'Check', fields: { customer_postcode: 'Missing' } },
  ],
  [
    'taken here',
    known('taken', { name: 'take', isDone: true }),
    { kind: 'taken', isNew: true, isMove: false },
  ],
  [
    'taken here by moving a booking',
    known('taken', { name: 'take', isDone: true, isMove: true }),
    { kind: 'taken', isNew: true, isMove: true },
  ],
  ['taken before', known('taken'), { kind: 'taken', isNew: false }],
  ['declined', known('declined', { name: 'decline', isDone: true }), { kind: 'declined' }],
  [
    'taken by somebody else meanwhile',
    known('gone', { name: 'take', error: refused(409, 'Gone') }),
    { kind: 'gone' },
  ],
  ['not offered any more', known('over'), { kind: 'over' }],
])('%s', (_, given, state) => {
  expect(offerPageState(given)).toMatchObject(state);
});

describe('minutesUntil', () => {
  const UNTIL = '2026-11-24T14:30:00.000Z';
  it.each([
    [18, '2026-11-24T14:12:00.000Z'],
    [17, '2026-11-24T14:12:00.001Z'],
    [0, '2026-11-24T14:29:59.999Z'],
    [null, '2026-11-24T14:30:00.000Z'],
  ])('%s at %s', (minutes, now) => {
    expect(minutesUntil(UNTIL, Date.parse(now))).toBe(minutes);
  });
});
