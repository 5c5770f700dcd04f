import { DIARY_NOT_FOUND, DIARY_NOT_TAKING_BOOKINGS, EVENT_NOT_FOUND } from '@daybook/schema/words/texts';
import { isInGoodStanding, type StandingFacts } from '../businesses/standing.ts';
import { Refusal } from '../http/errors.ts';

/** Throws the 402 unless the business is taking bookings. */
export function mustTakeBookings(facts: StandingFacts, now: number): void {
  if (!isInGoodStanding(facts, now)) throw new Refusal(402, DIARY_NOT_TAKING_BOOKINGS);
}

export const diaryNotFound = () => new Refusal(404, DIARY_NOT_FOUND);
export const eventNotFound = () => new Refusal(404, EVENT_NOT_FOUND);
