/** The bookings that a change leaves without their place. */
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { counted } from '../../ui/number-text.ts';
import { countOfBookings } from '../count-texts.ts';

export const NO_LONGER_FIT = 'Bookings that no longer fit';
export const noLongerFit = (count: number) =>
  `${countOfBookings(count)} no longer ${count === 1 ? 'fits' : 'fit'}`;
export const stayAsTheyAre = (count: number) =>
  `${countOfBookings(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}`;
export const ANSWERS = [
  { value: 'keep', label: 'Keep as it is' },
  { value: 'cancel', label: 'Cancel and email' },
] as const;
export const KEEP_ALL = 'Keep all as they are';
export const CANCEL_ALL = 'Cancel and email all';
/** Names the list of answers to one booking: 'Ada Lovelace, Tuesday 24 November 2026 at 09:00' */
export const answerFor = (who: string, day: string, time: string) => `${who}, ${day} at ${time}`;
/** 'cut with Ruth' */
export const withPerson = (what: string, person: string) => (person === '' ? what : `${what} with ${person}`);

/**
 * What the answers do, under the list. `isImported` is true where not everybody may be emailed (decision 112).
 */
export function consequence({ kept, cancelled, customers }: Answered, isImported: boolean): string {
  const keeping =
    kept === 0
      ? ''
      : ` ${stayAsTheyAre(kept)}, and we don’t email anyone about ${kept === 1 ? 'it' : 'them'}.`;
  if (cancelled === 0) return keeping.trim();
  const emailed = isImported
    ? `We’ll cancel ${countOfBookings(cancelled)} and email the customers unless their bookings were imported. ${IMPORTED_EMAILED}`
    : `We’ll cancel ${countOfBookings(cancelled)} and email ${counted(customers, 'customer')}.`;
  return emailed + keeping;
}

/** 'Save changes and email 2 customers' */
export const andEmail = (save: string, customers: number) =>
  customers === 0 ? save : `${save} and email ${counted(customers, 'customer')}`;

/** How the bookings are answered. */
export interface Answered {
  kept: number;
  cancelled: number;
  /** Those whose bookings are cancelled, each once. */
  customers: number;
}
