import type { ClosedNotice } from '@daybook/schema/contract/diary';
import { DIARY_NOT_FOUND, DIARY_NOT_TAKING_BOOKINGS, EVENT_NOT_FOUND } from '@daybook/schema/words/texts';
import { isBillingActive, type BillingStatusFacts } from '../businesses/billing-status.ts';
import { Refusal } from '../http/errors.ts';

/** Throws the 402 unless the business is taking bookings. */
export function mustTakeBookings(facts: BillingStatusFacts, now: number): void {
  if (!isBillingActive(facts, now)) throw new Refusal(402, DIARY_NOT_TAKING_BOOKINGS);
}

/** Makes the same 402 for somebody who opens the diary. */
export const notTakingBookings = (closed: ClosedNotice) =>
  new Refusal(402, DIARY_NOT_TAKING_BOOKINGS, { body: { closed } });
export const diaryNotFound = () => new Refusal(404, DIARY_NOT_FOUND);
export const eventNotFound = () => new Refusal(404, EVENT_NOT_FOUND);
