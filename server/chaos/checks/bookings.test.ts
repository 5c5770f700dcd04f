import { expect, it } from 'vitest';
import type { BookingRow, ClaimRow } from '../../src/database/booking-tables.ts';
import { newLedger } from '../ledger.ts';
import {
  bookedInTimeOff,
  doubleBookings,
  lostBookings,
  lostNames,
  publishedTwice,
  refusedYetBooked,
  wrongCancellations,
  wrongClosings,
  wrongEvents,
  wrongErasures,
} from './bookings.ts';
import { exampleBooking, exampleEmail, exampleEvent } from './examples.ts';

const email = 'customer-1@chaos.example';
const booking = (given: Partial<BookingRow> = {}): BookingRow => ({
  ...exampleBooking,
  attendeeEmail: email,
  ...given,
});
const promised = () => {
  const ledger = newLedger();
  ledger.booked.set('ABC', { reference: 'ABC', email, eventId: 7, cancelToken: 'token' });
  return ledger;
};

it('says that an acknowledged booking is lost, or somebody else’s', () => {
  expect(lostBookings(promised(), [booking()])).toEqual([]);
  expect(lostBookings(promised(), [])).toEqual(['booking ABC was acknowledged and is lost']);
  expect(lostBookings(promised(), [booking({ attendeeEmail: 'other@chaos.example' })])).toHaveLength(1);
});

it('says that an acknowledged cancellation is undone', () => {
  const ledger = promised();
  ledger.cancelAsked.add('ABC');
  expect(wrongCancellations(ledger, [booking()])).toEqual([]);
  ledger.cancelled.add('ABC');
  expect(wrongCancellations(ledger, [booking({ status: 'cancelled' })])).toEqual([]);
  expect(wrongCancellations(ledger, [booking()])).toEqual([
    'the cancellation of ABC was acknowledged and is undone',
  ]);
});

it('says that a booking is cancelled though nobody asked, for itself or with its event', () => {
  const ledger = promised();
  const cancelled = [booking({ status: 'cancelled' })];
  expect(wrongCancellations(ledger, cancelled)).toEqual(['booking ABC is cancelled, and nobody asked']);
  ledger.deletionAsked.add(7);
  expect(wrongCancellations(ledger, cancelled)).toEqual([]);
});

const claim = (given: Partial<ClaimRow> = {}): ClaimRow => ({
  id: 1,
  resourceId: 3,
  eventId: null,
  venueId: null,
  startsAt: 1_000,
  endsAt: 2_000,
  bookingId: exampleBooking.id,
  dayEventId: null,
  session: null,
  places: 1,
  sessionPlaces: 1,
  allowedOverlap: false,
  expiresAt: null,
  offerId: null,
  ...given,
});

it('says that a person is booked twice, that a booking holds nothing, and that one attempt made two bookings', () => {
  const other = booking({ id: 2, reference: 'DEF', attendeeEmail: 'customer-2@chaos.example', eventId: 8 });
  const isOurs = () => true;
  const claims = (given: Partial<ClaimRow>) => [claim(), claim({ id: 2, bookingId: 2, ...given })];
  const both = [booking(), other];
  expect(doubleBookings(both, claims({ startsAt: 2_000, endsAt: 3_000 }), isOurs)).toEqual([]);
  expect(doubleBookings(both, claims({ startsAt: 1_999, endsAt: 3_000, resourceId: 4 }), isOurs)).toEqual([]);
  expect(doubleBookings(both, claims({ startsAt: 1_999, allowedOverlap: true }), isOurs)).toEqual([]);
  expect(doubleBookings(both, claims({ startsAt: 1_999, endsAt: 3_000 }), isOurs)).toEqual([
    'ABC and DEF are booked for the same time',
  ]);
  expect(doubleBookings(both, [claim()], isOurs)).toEqual(['DEF holds nothing']);
  expect(doubleBookings([booking(), { ...other, status: 'cancelled' }], [claim()], isOurs)).toEqual([]);
  const again = booking({ id: 2, reference: 'DEF' });
  expect(doubleBookings([booking(), again], claims({ startsAt: 5_000, endsAt: 6_000 }), isOurs)).toEqual([
    'one attempt of customer-1@chaos.example made 2 bookings',
  ]);
});

it('says that somebody is booked in time off, and that weekly hours published a date twice', () => {
  const { businessId, eventDate } = booking();
  const hours = { startTime: '12:00', endTime: '14:00' };
  const off = { id: 1, businessId, resourceId: null, startsOn: eventDate, endsOn: eventDate, ...hours };
  const timeOff = [{ ...off, everyYear: false, note: null, createdAt: 0 }];
  const at = (startTime: string, endTime: string) => [booking({ startTime, endTime })];
  expect(bookedInTimeOff(at('11:15', '12:00'), timeOff)).toEqual([]);
  expect(bookedInTimeOff(at('13:45', '14:30'), timeOff)).toEqual(['ABC is booked in time off']);
  const published = { ...exampleEvent, patternId: 4 };
  expect(publishedTwice([exampleEvent, exampleEvent, published])).toEqual([]);
  expect(publishedTwice([published, published])).toHaveLength(1);
});

it('says that somebody is booked who was told that they are not', () => {
  const ledger = newLedger();
  expect(refusedYetBooked(ledger, [booking()])).toEqual([]);
  ledger.refused.add('customer-1@chaos.example');
  expect(refusedYetBooked(ledger, [booking()])).toEqual(['ABC is booked for somebody who was refused']);
  expect(refusedYetBooked(ledger, [booking({ status: 'cancelled' })])).toEqual([]);
});

it('says that an acknowledged change is lost, and accepts one that never got a clear response', () => {
  const ledger = promised();
  ledger.names.set('ABC', 'Grace');
  expect(lostNames(ledger, [booking({ attendeeFirstName: 'Grace' })])).toEqual([]);
  expect(lostNames(ledger, [booking()])).toEqual(['the change of ABC was acknowledged and is lost']);
  ledger.namesAsked.set('ABC', new Set(['Ada']));
  expect(lostNames(ledger, [booking()])).toEqual([]);
});

it('says that an event is lost, is back, or has lost its change', () => {
  const ledger = newLedger();
  ledger.events.set(7, { name: 'Cuts', businessId: 1, namesAsked: new Set(['Colours']) });
  const row = { ...exampleEvent, id: 7, name: 'Cuts' };
  expect(wrongEvents(ledger, [row])).toEqual([]);
  expect(wrongEvents(ledger, [{ ...row, name: 'Colours' }])).toEqual([]);
  expect(wrongEvents(ledger, [{ ...row, name: 'Beards' }])).toEqual([
    'the change of event 7 was acknowledged and is lost',
  ]);
  expect(wrongEvents(ledger, [])).toEqual(['event 7 was acknowledged and is lost']);
  ledger.deletionAsked.add(7);
  expect(wrongEvents(ledger, [])).toEqual([]);
  ledger.deletedEvents.add(7);
  expect(wrongEvents(ledger, [row])).toEqual(['event 7 was deleted and is back']);
});

it('says that a booking of a closed business is not cancelled, or that its customer got no email or two', () => {
  const email = { ...exampleEmail, kind: 'booking_withdrawn_closed', bookingId: 1 };
  const cancelled = [booking({ status: 'cancelled' })];
  const closed = new Set([1]);
  expect(wrongClosings(closed, cancelled, [email])).toEqual([]);
  expect(wrongClosings(new Set(), [booking()], [])).toEqual([]);
  expect(wrongClosings(closed, [booking()], [])).toEqual([
    'ABC of a closed business is confirmed, with 0 emails about it',
  ]);
  expect(wrongClosings(closed, cancelled, [])).toHaveLength(1);
  expect(wrongClosings(closed, cancelled, [email, email])).toHaveLength(1);
});

it('says that a booking still names an erased customer, or that they got no email or two', () => {
  const address = 'gone@chaos.example';
  const erased = new Set([address]);
  const email = { ...exampleEmail, kind: 'customer_forgotten', recipient: address };
  expect(wrongErasures(erased, [booking()], [email])).toEqual([]);
  expect(wrongErasures(new Set(), [booking({ attendeeEmail: address })], [])).toEqual([]);
  expect(wrongErasures(erased, [booking({ attendeeEmail: 'Gone@Chaos.example' })], [email])).toEqual([
    'of gone@chaos.example, who was erased, 1 bookings are left, and emails: customer_forgotten',
  ]);
  expect(wrongErasures(erased, [], [])).toHaveLength(1);
  expect(wrongErasures(erased, [], [email, email])).toHaveLength(1);
  expect(wrongErasures(erased, [], [email, { ...email, kind: 'booking_confirmed' }])).toHaveLength(1);
});
