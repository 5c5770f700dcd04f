import { lateStarts, type Appointment, type LateStarts } from '@daybook/schema/rules/running-late';
import type { DelayRow } from '../database/calendar-tables.ts';

/** An email that said when a booking starts. */
interface StartEmail {
  id: number;
  startsAt: number;
  isLate: boolean;
  at: number;
  status: 'queued' | 'sending' | 'sent' | 'failed';
  createdAt: number;
}

/** Instants are milliseconds since 1970. */
export interface TodaysBooking extends Omit<Appointment, 'awaitedAt'> {
  resourceIds: number[];
  /** In the order in which they were written. */
  startEmails: StartEmail[];
}

type OpenDelay = Pick<DelayRow, 'resourceId' | 'minutes' | 'startedAt'>;

/** Returns when the customer expects a booking, by emails that were written before an instant. */
export function awaitedAt({ startEmails, startsAt }: TodaysBooking, before = Infinity): number {
  return (
    startEmails.findLast(({ status, createdAt }) => status !== 'failed' && createdAt < before)?.at ?? startsAt
  );
}

/** `resourceId` is null for all. */
export function isOf(booking: TodaysBooking, resourceId: number | null): boolean {
  return resourceId === null || booking.resourceIds.includes(resourceId);
}

/** Returns how one delay changes today's bookings, from the moment when it began. */
export function movedBy(todays: readonly TodaysBooking[], delay: OpenDelay): LateStarts {
  const { resourceId, minutes, startedAt } = delay;
  const appointments = todays
    .filter((booking) => isOf(booking, resourceId))
    .map((booking) => ({ ...booking, awaitedAt: awaitedAt(booking, startedAt) }));
  return lateStarts(appointments, minutes, startedAt);
}

/** Returns late starts by the booking's id. If several delays affect a booking, the last one counts. */
export function lateUnder(
  todays: readonly TodaysBooking[],
  delays: readonly OpenDelay[],
): Map<number, number> {
  const late = new Map<number, number>();
  for (const delay of delays) {
    const moved = movedBy(todays, delay).late;
    for (const booking of todays) {
      if (!isOf(booking, delay.resourceId)) continue;
      const startsAt = moved.get(booking.id);
      if (startsAt === undefined) late.delete(booking.id);
      else late.set(booking.id, startsAt);
    }
  }
  return late;
}
