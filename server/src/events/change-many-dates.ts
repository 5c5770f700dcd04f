/** What changing chosen dates and changing weekly hours share: steps that let others in between, and the result. */

import type { DatesOutcome } from '@daybook/schema/contract/change-dates';
import { MISFITS_MAX } from '@daybook/schema/figures/bounds';
import { tooManyMisfits } from '@daybook/schema/words/pattern-texts';
import type { MisfitAnswers } from '../bookings/answer-misfits-store.ts';
import type { CountBookings } from '../bookings/count-bookings.ts';
import { ownerBookingOf, type OwnBooking } from '../bookings/owner/owner-booking-responses.ts';
import type { BusinessRow } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import { offersEndedAnswer } from '../waiting-list/ended-offers-store.ts';
import type { BookingsAnswered } from './replace-event-store.ts';

// Looking at a date takes about half a millisecond, and two with as many people and services as it may have.
export const LOOKED_AT_TOGETHER = 5;

/** Milliseconds. */
export const STEP_EFFORT = 10;

/** What the new events of one commit may weigh. Between two commits the process serves others. */
export const NEW_TOGETHER = 60;

/** Returns the weight of a new event, from how many places, people and services it has. */
export const weightOfNew = (parts: number) => 5 + parts;

/** Returns roughly the milliseconds to change a date: cancelling and emailing a booking takes 1. */
export const effortOf = ({ fitting, misfits }: BookingsAnswered) => 2 + fitting / 5 + misfits.length;

type Misfits = Pick<BookingsAnswered, 'misfits'>;

/** Throws the 409 if more bookings no longer fit than an owner can answer about. */
export function mustHaveFewMisfits(dates: readonly Misfits[]): void {
  const misfits = dates.reduce((sum, date) => sum + date.misfits.length, 0);
  if (misfits > MISFITS_MAX) throw new Refusal(409, tooManyMisfits(misfits, MISFITS_MAX));
}

/** Returns whether the answers are about exactly the bookings that no longer fit. */
export function areAnswered(dates: readonly Misfits[], answers: NonNullable<MisfitAnswers>): boolean {
  const misfits = dates.flatMap((date) => date.misfits);
  return answers.size === misfits.length && misfits.every(({ booking }) => answers.has(booking.id));
}

interface Reporting {
  onMailQueued: () => void;
  /** Null if nothing is counted. */
  metrics: CountBookings | null;
}

/** Wakes the mail worker if anybody is emailed, and counts cancelled bookings. */
export function reportChanged(
  { onMailQueued, metrics }: Reporting,
  { isDemo }: Pick<BusinessRow, 'isDemo'>,
  changed: readonly BookingsAnswered[],
): void {
  if (changed.some(({ emailed }) => emailed > 0)) onMailQueued();
  if (!isDemo) for (const { cancelled } of changed) metrics?.countCancelled(cancelled);
}

/** Returns what happens to the bookings of all these dates. `loadBookings` returns them in the order of the ids. */
export async function bookingsOutcome(
  dates: readonly BookingsAnswered[],
  loadBookings: (ids: number[]) => Promise<OwnBooking[]>,
): Promise<Pick<DatesOutcome, 'fitting' | 'no_longer_fit' | 'customers_notified' | 'offers_ended'>> {
  const misfits = dates
    .flatMap((date) => date.misfits)
    .sort((one, other) => one.booking.startsAt - other.booking.startsAt);
  const whys = new Map(misfits.map(({ booking, why }) => [booking.id, why]));
  const own = await loadBookings(misfits.map(({ booking }) => booking.id));
  return {
    fitting: dates.reduce((sum, { fitting }) => sum + fitting, 0),
    no_longer_fit: own.map((one) => ({
      booking: ownerBookingOf(one),
      why: whys.get(one.booking.id) ?? '',
    })),
    customers_notified: dates.reduce((sum, { notified }) => sum + notified, 0),
    offers_ended: offersEndedAnswer(dates.flatMap(({ offersEnded }) => offersEnded)),
  };
}
