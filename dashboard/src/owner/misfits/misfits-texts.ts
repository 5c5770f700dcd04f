import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { counted, numberText } from '@daybook/schema/words/counted';
import { countOfBookings, listText } from '../count-texts.ts';

export const CHECKING = 'Checking what changes…';
export const CHECK_FAILED = 'We couldn’t check what this changes.';
export const NO_LONGER_FIT = 'Bookings that no longer fit';
export const noLongerFit = (count: number) =>
  `${countOfBookings(count)} no longer ${count === 1 ? 'fits' : 'fit'}`;
export const stayAsTheyAre = (count: number) =>
  `${countOfBookings(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}`;
export const ANSWERS = [
  { value: 'keep', label: 'Keep as it is' },
  { value: 'offer', label: 'Offer another time' },
  { value: 'cancel', label: 'Cancel and email' },
] as const;
export const KEEP_ALL = 'Keep all as they are';
export const OFFER_ALL = 'Offer all another time';
export const CANCEL_ALL = 'Cancel and email all';
export const moveToPerson = (name: string) => `Move to ${name}`;
/** 'Move all to Bob', 'Move 2 to Bob' */
export const moveSome = (count: number, of: number, name: string) =>
  `Move ${count === of ? 'all' : numberText(count)} to ${name}`;
/** Names the choices for one booking: 'Ada Lovelace, Tuesday 24 November 2026 at 09:00'. */
export const answerFor = (who: string, day: string, time: string) => `${who}, ${day} at ${time}`;

/** `isImported`: some of the people, known only from a file, may not be emailed. */
export function consequence(
  { kept, cancelled, moved, offered, customers }: Answered,
  isImported: boolean,
): string {
  const keeping =
    kept === 0
      ? ''
      : ` You keep ${countOfBookings(kept)} that no longer ${kept === 1 ? 'fits' : 'fit'}, and we don’t email anyone about ${kept === 1 ? 'it' : 'them'}.`;
  if (cancelled + moved + offered === 0) return keeping.trim();
  const done = [
    cancelled > 0 ? `cancel ${countOfBookings(cancelled)}` : '',
    moved > 0 ? `move ${countOfBookings(moved)}` : '',
    offered > 0 ? `offer another time for ${countOfBookings(offered)}` : '',
  ].filter(Boolean);
  const waiting =
    offered === 0
      ? ''
      : ` Until the customer chooses a new time, ${offered === 1 ? 'that booking stays' : 'those bookings stay'}.`;
  const emailed = isImported
    ? `We’ll ${listText(done)}, and email the customers unless their bookings were imported. ${IMPORTED_EMAILED}`
    : `We’ll ${listText(done)}, and email ${counted(customers, 'customer')}.`;
  return emailed + waiting + keeping;
}

export const andEmail = (save: string, customers: number) =>
  customers === 0 ? save : `${save} and email ${counted(customers, 'customer')}`;

export interface Answered {
  kept: number;
  cancelled: number;
  /** Bookings that another person takes */
  moved: number;
  /** Bookings whose customers are asked to choose another time */
  offered: number;
  /** Customers whose bookings are cancelled, moved or offered another time, each counted once */
  customers: number;
}
