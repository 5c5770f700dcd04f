import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { OFFER_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { describe, expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { LINK_CHANGE_FAILED } from './email-link-texts.ts';
import { openedLink } from './example-link.ts';
import { exampleOffer } from './example-offer.ts';
import { minutesUntil, offerPageState, type OfferStep } from './offer-state.ts';
import type { Link } from './use-link.ts';

type OfferLink = Link<OfferSeen, OfferStep>;

const known = (state: OfferSeen['state'], change: Partial<OfferLink['change']> = {}): OfferLink =>
  openedLink({ ...exampleOffer, state }, change);
const take: OfferStep = { is: 'take', offer: exampleOffer, address: {} };
const booked = {
  booking_reference: 'WC7-K4TP-9H',
  event_date: '2026-11-30',
  start_time: '09:00',
  starts_at: '2026-11-30T09:00:00.000Z',
};
const refused = (status: number | null, text: string | null, fields = {}) =>
  new CallError({ status, text, fields });

it.each<[string, OfferLink, object]>([
  ['no token', { ...known('held'), token: '' }, { kind: 'failed', reason: OFFER_LINK_INVALID }],
  ['held for this person', known('held'), { kind: 'open', working: null, problem: null }],
  ['held for nobody', known('free'), { kind: 'open' }],
  ['being taken', known('held', { given: take, isWorking: true }), { kind: 'open', working: 'take' }],
  [
    'a failed step can be repeated',
    known('held', { given: take, error: refused(500, null) }),
    { kind: 'open', working: null, problem: LINK_CHANGE_FAILED },
  ],
  [
    'a missing address',
    known('held', { given: take, error: refused(400, 'Check', { customer_postcode: 'Missing' }) }),
    { kind: 'open', problem: 'Check', fields: { customer_postcode: 'Missing' } },
  ],
  [
    'taken here',
    known('taken', { given: take, isDone: true }),
    { kind: 'taken', isNew: true, isMove: false },
  ],
  [
    'taken here by moving a booking',
    known('taken', { given: { ...take, offer: { ...exampleOffer, moves: booked } }, isDone: true }),
    { kind: 'taken', isNew: true, isMove: true },
  ],
  ['taken before', known('taken'), { kind: 'taken', isNew: false }],
  ['declined', known('declined', { given: { is: 'decline' }, isDone: true }), { kind: 'declined' }],
  [
    'taken by somebody else meanwhile',
    known('gone', { given: take, error: refused(409, 'Gone') }),
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
