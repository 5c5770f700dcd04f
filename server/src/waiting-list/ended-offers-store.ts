/** Which held offers a change would end, for its preview. */

import type { OfferEnded } from '@daybook/schema/contract/misfits';
import type { MisfitAnswers } from '../bookings/answer-misfits-store.ts';
import type { Transaction } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { BookingsAnswered } from '../events/replace-event-store.ts';
import type { Outcome } from '../runtime/outcome.ts';
import { hasHeldOffers, keepOffers, type EndedOffer } from './keep-offers-store.ts';

/**
 * Adds the offers that a change of a date would end, if any is held: it carries the change out, keeping every
 * booking, in a transaction that is then taken back.
 */
export async function withOffersEnded<Done extends BookingsAnswered | null, Reason>(
  tx: Transaction,
  { business, now }: { business: BusinessRow; now: number },
  outcome: Outcome<Done, Reason>,
  carryOut: (answers: MisfitAnswers) => Promise<Outcome<Done, Reason>>,
): Promise<Outcome<Done, Reason>> {
  if (!outcome.ok || !outcome.value || !(await hasHeldOffers(tx, business.id, now))) return outcome;
  const { misfits } = outcome.value;
  const done = await carryOut(new Map(misfits.map(({ booking }) => [booking.id, 'keep'])));
  if (!done.ok) return outcome;
  return { ...outcome, value: { ...outcome.value, offersEnded: await keepOffers(tx, business.id, now) } };
}

export const offersEndedAnswer = (ended: readonly EndedOffer[]): OfferEnded[] =>
  ended.map(({ offer, known: { entry, booking } }) => ({
    attendee_first_name: booking?.attendeeFirstName ?? entry.attendeeFirstName,
    attendee_last_name: booking?.attendeeLastName ?? entry.attendeeLastName,
    event_date: offer.eventDate,
    start_time: offer.startTime,
  }));
