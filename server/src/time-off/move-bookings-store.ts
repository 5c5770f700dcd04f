/** Moves bookings in a person's time off to others who can take them. */

import { eq, sql } from 'drizzle-orm';
import { MINUTE } from '@daybook/schema/figures/periods';
import { endMinutesOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { findBusinessWithOwner } from '../bookings/bookings-store.ts';
import { queueBookingEmail } from '../bookings/emails/booking-email-store.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import type { Transaction } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { loadBlocked } from '../diary/blocked-store.ts';
import { loadEvent, type EventContents, type EventPersonRow } from '../diary/contents-store.ts';
import { whoOffers } from '../diary/timetable-of-event.ts';
import { claimAgain } from '../resources/claims-store.ts';

/** A time when somebody isn't free. Milliseconds since 1970. */
interface Taken {
  /** Null for everybody. */
  resourceId: number | null;
  startsAt: number;
  endsAt: number;
}

export type Moving = Awaited<ReturnType<typeof prepareMoving>>;

/** Reads what decides who can take these bookings, which are in order of start. */
export async function prepareMoving(tx: Transaction, business: BusinessRow, all: readonly BookingRow[]) {
  const [first, last] = [all[0], all.at(-1)];
  const events = new Map<number, EventContents | null>();
  if (!first || !last) return { business, events, taken: [] };
  for (const { eventId } of all)
    if (eventId !== null && !events.has(eventId)) events.set(eventId, await loadEvent(tx, eventId));
  const endsAt = Math.max(...all.map((booking) => booking.endsAt));
  const taken: Taken[] = await loadBlocked(tx, business, { startsAt: first.startsAt, endsAt });
  return { business, events, taken };
}

export function whoCanTakeIn({ events, taken }: Moving, booking: BookingRow): EventPersonRow[] {
  const contents = booking.eventId === null ? null : events.get(booking.eventId);
  if (!contents || booking.personId === null) return [];
  return whoCanTake(contents, booking, taken);
}

/**
 * Moves a booking to that person, at the same time, and emails the customer. Resolves to null if the person
 * can't take it, otherwise to whether the customer is emailed.
 */
export async function moveBooking(
  tx: Transaction,
  moving: Moving,
  { booking, personId }: { booking: BookingRow; personId: number },
  now: number,
): Promise<{ isEmailed: boolean } | null> {
  const person = whoCanTakeIn(moving, booking).find(({ resourceId }) => resourceId === personId);
  if (!person) return null;
  const [moved] = await tx
    .update(bookings)
    .set({ personId, personName: person.name, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (moved) await claimAgain(tx, [moved]);
  const owned = await findBusinessWithOwner(tx, moving.business.id);
  if (!moved || !owned) throw new Error('a booking that was just read is gone');
  const until = booking.endsAt + booking.bufferMinutes * MINUTE;
  moving.taken.push({ resourceId: personId, startsAt: booking.startsAt, endsAt: until });
  const contents = booking.eventId === null ? null : moving.events.get(booking.eventId);
  const about = { booking: moved, ...owned, event: contents?.event ?? null };
  const options = { formerPerson: booking.personName, isBulk: true };
  return { isEmailed: await queueBookingEmail(tx, 'booking_reassigned', about, now, options) };
}

/**
 * Returns the people of the booking's event who work then, offer its service and are free, in the business's
 * order. `taken` are other times when people aren't free: time off, busy times, and bookings moved since the
 * event was read.
 */
function whoCanTake(
  { team, services, offers, held }: EventContents,
  booking: BookingRow,
  taken: readonly Taken[],
): EventPersonRow[] {
  const until = booking.endsAt + booking.bufferMinutes * MINUTE;
  const meets = ({ startsAt, endsAt }: Taken, end: number) => startsAt < end && endsAt > booking.startsAt;
  const service = services.find(({ id }) => id === booking.serviceId);
  return whoOffers(service, team, offers).filter((person) => {
    const { resourceId } = person;
    const isBusy =
      held.some((time) => time.resourceId === resourceId && meets(time, until)) ||
      taken.some((time) => (time.resourceId ?? resourceId) === resourceId && meets(time, booking.endsAt));
    return resourceId !== booking.personId && worksAt(person, booking) && !isBusy;
  });
}

/** Returns whether the booking is within the person's own hours at the event, and outside their lunch. */
function worksAt(
  { startTime, endTime, lunchStartTime, lunchEndTime }: EventPersonRow,
  booking: Pick<BookingRow, 'startTime' | 'endTime'>,
): boolean {
  const start = minutesOf(booking.startTime);
  const end = endMinutesOf(booking.startTime, booking.endTime);
  const isWithin =
    startTime === null ||
    endTime === null ||
    (start >= minutesOf(startTime) && end <= endMinutesOf(startTime, endTime));
  const isAtLunch =
    lunchStartTime !== null &&
    lunchEndTime !== null &&
    start < minutesOf(lunchEndTime) &&
    end > minutesOf(lunchStartTime);
  return isWithin && !isAtLunch;
}
