/** Books repeat visits and queues their one email, in one transaction: all of them, or none. */

import { createHash } from 'node:crypto';
import type { AddSeriesRequest } from '@daybook/schema/contract/series';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { findCustomer } from '../../customers/change-customers-store.ts';
import type { BookingRow } from '../../database/booking-tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { endExpiredOffers } from '../../waiting-list/expired-offers-store.ts';
import { seriesColumns } from '../booking-shape.ts';
import type { BookingCircumstances } from '../decide-booking.ts';
import { visitsOf } from '../email-facts.ts';
import { NO_EMAIL, storedEmail } from '../no-email.ts';
import { emailAttendee, findRecentByKey, writeOwn, type AddObstacle } from '../owner/add-booking-store.ts';
import { loadOwnBookings } from '../owner/own-bookings-store.ts';
import type { OwnBooking } from '../owner/owner-booking-responses.ts';
import { seriesIdsOf } from './series-store.ts';

export interface SeriesAsked {
  business: BusinessRow;
  request: AddSeriesRequest;
  idempotencyKey: string | null;
}

interface AddedSeries {
  /** In order of start. */
  own: OwnBooking[];
  isAttendeeEmailed: boolean;
  /** True if an earlier request with this key made them. */
  isRepeat: boolean;
}

export type SeriesObstacle = Exclude<AddObstacle, { is: 'conflicts' | 'not offered' }> | { is: 'not free' };

/** Needs a lock on the business. Others have a turn after each visit. The caller rolls back what is refused. */
export async function addSeriesIn(
  tx: Transaction,
  asked: SeriesAsked,
  database: Pick<Database, 'nextBookingId'>,
  circumstances: () => BookingCircumstances,
): Promise<Outcome<AddedSeries, SeriesObstacle>> {
  const { business, request, idempotencyKey } = asked;
  const first = circumstances();
  const { now } = first;
  const { earlier, isRecent } = await findRecentByKey(tx, business.id, idempotencyKey, now);
  if (earlier && isRecent) return repeated(tx, earlier, request);
  const customerId = request.customer_id ?? null;
  if (customerId !== null && !(await findCustomer(tx, business.id, customerId)))
    return no({ is: 'no customer' });
  await endExpiredOffers(tx, business.id, now);
  const { every_weeks, visits, ...common } = request;
  const size = visits.length;
  const place = (number: number) => ({ key: first.reference, number, size, every_weeks });
  const written = [];
  for (const [at, visit] of inOrder(visits).entries()) {
    if (at > 0) await nextTurn();
    const one = {
      business,
      request: { ...common, ...visit, slot_id: null },
      slot: null,
      askedSlotId: askedId(request),
      series: seriesColumns(size === 1 ? null : place(at + 1)),
      // One key, one booking: the first has it, and names the others.
      ...(at === 0 ? { idempotencyKey, earlier } : { idempotencyKey: null }),
    };
    const booked = await writeOwn(tx, one, database, at === 0 ? first : circumstances());
    if (!booked.ok) return no(booked.reason.is === 'answered wrongly' ? booked.reason : { is: 'not free' });
    written.push(booked.value);
  }
  const [head] = written;
  if (!head) throw new Error('a series has no visits');
  const emailed = size === 1 ? [] : visitsOf(written);
  const isAttendeeEmailed = await emailAttendee(tx, head.booking, head.chosen, now, emailed);
  const own = await loadOwnBookings(
    tx,
    business.id,
    written.map(({ booking }) => booking.id),
  );
  return ok({ own, isAttendeeEmailed, isRepeat: false });
}

async function repeated(
  tx: Transaction,
  first: BookingRow,
  request: AddSeriesRequest,
): Promise<Outcome<AddedSeries, SeriesObstacle>> {
  const isSame =
    first.askedSlotId === askedId(request) &&
    first.normalisedEmail === normalisedEmail(storedEmail(request.attendee_email));
  if (!isSame) return no({ is: 'key reused' });
  if (first.status === 'cancelled') return no({ is: 'cancelled since' });
  const own = await loadOwnBookings(tx, first.businessId, await seriesIdsOf(tx, first));
  return ok({ own, isAttendeeEmailed: first.attendeeEmail !== NO_EMAIL, isRepeat: true });
}

const inOrder = (visits: AddSeriesRequest['visits']) =>
  visits.toSorted((one, other) =>
    `${one.date} ${one.start_time}`.localeCompare(`${other.date} ${other.start_time}`),
  );

/** Distinguishes requests by their times, in as few characters as a single booking's. */
function askedId({ every_weeks, visits, service_id, person_id, place_id }: AddSeriesRequest): string {
  const times = inOrder(visits).map(({ date, start_time }) => [date, start_time]);
  const asked = [every_weeks, times, service_id ?? 0, person_id ?? 0, place_id ?? 0];
  return `series ${createHash('sha256').update(JSON.stringify(asked)).digest('base64url')}`;
}
