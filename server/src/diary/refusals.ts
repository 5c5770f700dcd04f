import type { ClosedNotice } from '@daybook/schema/contract/diary';
import { BUSINESS_NOT_PAID } from '@daybook/schema/words/business-texts';
import {
  DIARY_NOT_FOUND,
  DIARY_NOT_TAKING_BOOKINGS,
  EVENT_NOT_FOUND,
} from '@daybook/schema/words/diary-texts';
import { isBillingActive, type BillingStatusFacts } from '../businesses/billing-status.ts';
import { Refusal } from '../http/errors.ts';

/** Throws the 402 unless the business is taking bookings. */
export function mustTakeBookings(facts: BillingStatusFacts, now: number): void {
  if (!isBillingActive(facts, now)) throw new Refusal(402, DIARY_NOT_TAKING_BOOKINGS);
}

/** Throws the 402 unless the owner may plan events. */
export function mustPlan(business: BillingStatusFacts, now: number): void {
  if (!isBillingActive(business, now)) throw new Refusal(402, BUSINESS_NOT_PAID);
}

/** Makes the 402 for somebody who opens the diary of a business that takes no bookings. */
export const notTakingBookings = (closed: ClosedNotice) =>
  new Refusal(402, DIARY_NOT_TAKING_BOOKINGS, { body: { closed } });
export const diaryNotFound = () => new Refusal(404, DIARY_NOT_FOUND);
export const eventNotFound = () => new Refusal(404, EVENT_NOT_FOUND);
