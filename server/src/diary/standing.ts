import { DIARY_NOT_FOUND, DIARY_NOT_TAKING_BOOKINGS, EVENT_NOT_FOUND } from '@daybook/schema/words/texts';
import { Refusal } from '../http/errors.ts';

/** A business's standing, as the tables hold it. Milliseconds since 1970. */
export interface Standing {
  isActive: boolean | 0 | 1;
  hasPaid: boolean | 0 | 1;
  trialExpiresAt: number | null;
}

/** Whether a business has a bookable diary just now: active, and paid or within its trial. */
export function isTakingBookings({ isActive, hasPaid, trialExpiresAt }: Standing, now: number): boolean {
  return Boolean(isActive) && Boolean(hasPaid) && (trialExpiresAt === null || trialExpiresAt > now);
}

/** Throws the 402 unless the business is taking bookings. */
export function mustTakeBookings(standing: Standing, now: number): void {
  if (!isTakingBookings(standing, now)) throw new Refusal(402, DIARY_NOT_TAKING_BOOKINGS);
}

export const diaryNotFound = () => new Refusal(404, DIARY_NOT_FOUND);
export const eventNotFound = () => new Refusal(404, EVENT_NOT_FOUND);
