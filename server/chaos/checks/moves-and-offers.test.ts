import { expect, it } from 'vitest';
import type { BookingRow, ClaimRow, OfferRow } from '../../src/database/booking-tables.ts';
import { NO_SERVICE } from '../../src/resources/service-shape.ts';
import { newLedger } from '../ledger.ts';
import { exampleBooking, exampleEmail, exampleEvent } from './examples.ts';
import {
  lostMoves,
  lostOffers,
  offersUntold,
  staleTimes,
  wrongOffers,
  type OfferFacts,
} from './moves-and-offers.ts';

const EMAIL = 'customer-1@chaos.example';

it('says that an acknowledged move is undone, unless another was asked for or the booking is cancelled', () => {
  const ledger = newLedger();
  ledger.starts.set('ABC', 5_000);
  const at = (startsAt: number, given: Partial<BookingRow> = {}) => [
    { ...exampleBooking, startsAt, ...given },
  ];
  expect(lostMoves(ledger, at(5_000))).toEqual([]);
  expect(lostMoves(ledger, at(1_000))).toEqual([
    'ABC is at 1970-01-01T00:00:01.000Z, and its customer was told 1970-01-01T00:00:05.000Z',
  ]);
  expect(lostMoves(ledger, at(1_000, { status: 'cancelled' }))).toEqual([]);
  ledger.startsAsked.set('ABC', new Set([1_000]));
  expect(lostMoves(ledger, at(1_000))).toEqual([]);
});

it('says that the newest email tells another time than the booking has', () => {
  const told = (id: number, startsAt: number) => ({ id, bookingId: 1, startsAt });
  expect(staleTimes([exampleBooking], [told(7, 1_000), told(6, 9_000)])).toEqual([]);
  expect(staleTimes([exampleBooking], [told(7, 9_000), told(6, 1_000)])).toEqual([
    'ABC is at 1970-01-01T00:00:01.000Z, and the newest email about it says 1970-01-01T00:00:09.000Z',
  ]);
});

const offer = (given: Partial<OfferRow> = {}): OfferRow => ({
  id: 3,
  businessId: 1,
  entryId: 2,
  kind: 'held',
  slotId: '7-0-0-540',
  eventId: exampleEvent.id,
  venueId: null,
  personId: null,
  isDayEvent: false,
  startsAt: 1_000,
  endsAt: 2_000,
  bufferMinutes: 0,
  eventName: 'Cuts',
  eventDate: exampleEvent.date,
  startTime: '09:00',
  endTime: '09:45',
  personName: null,
  ...NO_SERVICE,
  places: 1,
  expiresAt: 500,
  outcome: null,
  goneFor: null,
  bookingId: null,
  freedFrom: null,
  freedUntil: null,
  isAfterMove: false,
  createdAt: 0,
  ...given,
});
const claim = (given: Partial<ClaimRow> = {}): ClaimRow => ({
  id: 1,
  resourceId: null,
  eventId: exampleEvent.id,
  venueId: 0,
  startsAt: 1_000,
  endsAt: 2_000,
  bookingId: null,
  dayEventId: null,
  session: null,
  places: 1,
  sessionPlaces: 1,
  allowedOverlap: false,
  expiresAt: 500,
  offerId: 3,
  ...given,
});
const open: OfferFacts = {
  entries: [{ id: 2, attendeeEmail: EMAIL }],
  offers: [offer()],
  claims: [claim()],
  bookings: [exampleBooking],
  emails: [{ ...exampleEmail, kind: 'waiting_list_offer', recipient: EMAIL }],
  now: 100,
};
const ended = (outcome: OfferRow['outcome'], bookingId: number | null = null): OfferFacts => ({
  ...open,
  offers: [offer({ outcome, bookingId })],
  claims: [],
});
const promisedAs = (asked: 'taken' | 'declined' | null, isDone: boolean | null = true) => {
  const ledger = newLedger();
  const answer = asked && { asked, isDone, reference: asked === 'taken' ? 'ABC' : null };
  ledger.offers.set(3, { email: EMAIL, eventId: exampleEvent.id, answer });
  return ledger;
};

it('says that an offer is lost, or is not what its customer was told', () => {
  expect(lostOffers(promisedAs(null), open)).toEqual([]);
  expect(lostOffers(promisedAs(null), { ...open, offers: [] })).toEqual([
    'offer 3 was acknowledged and is lost',
  ]);
  expect(lostOffers(promisedAs('taken'), ended('taken', 1))).toEqual([]);
  expect(lostOffers(promisedAs('taken'), ended('taken', 8))).toHaveLength(1);
  expect(lostOffers(promisedAs('taken'), open)).toEqual(['offer 3 was taken by ABC, and is open']);
  expect(lostOffers(promisedAs('declined'), ended('declined'))).toEqual([]);
  expect(lostOffers(promisedAs('declined'), open)).toEqual(['offer 3 was declined, and is open']);
});

it('says that somebody has an offer that they were refused, and accepts one that never got a clear response', () => {
  expect(lostOffers(promisedAs('taken', false), ended('taken', 1))).toEqual([
    'offer 3 is taken, and nobody was told',
  ]);
  expect(lostOffers(promisedAs('taken', false), ended('gone'))).toEqual([]);
  expect(lostOffers(promisedAs('taken', null), ended('taken', 1))).toEqual([]);
  expect(lostOffers(promisedAs('taken', null), open)).toEqual([]);
});

it('says that an open offer holds nothing, and that one which has ended does', () => {
  expect(wrongOffers(open)).toEqual([]);
  expect(wrongOffers(ended('expired'))).toEqual([]);
  expect(wrongOffers({ ...open, claims: [] })).toEqual(['offer 3 is open, and holds 0']);
  expect(wrongOffers({ ...ended('gone'), claims: [claim()] })).toEqual(['offer 3 is gone, and holds 1']);
  expect(wrongOffers({ ...open, claims: [claim(), claim({ id: 2, offerId: 9 })] })).toEqual([
    'claim 2 is held by no offer',
  ]);
});

it('says that nobody is emailed about an open offer, or twice', () => {
  expect(offersUntold(promisedAs(null), open)).toEqual([]);
  expect(offersUntold(promisedAs(null), { ...open, emails: [] })).toEqual([
    'offer 3 is open, and nobody is emailed about it',
  ]);
  expect(offersUntold(promisedAs(null), { ...open, emails: [], now: 600 })).toEqual([]);
  const twice = [...open.emails, ...open.emails];
  expect(wrongOffers({ ...open, emails: twice })).toEqual([`${EMAIL} has 2 emails about 1 offers`]);
});
