import { dayTitle, dayAndMonth } from '@daybook/schema/rules/date';
import { counted, numberText } from '@daybook/schema/words/counted';

export const REGISTER = 'Register';
export const REGISTER_FAILED = 'We couldn’t load this register.';
export const NO_EVENT = 'We couldn’t find this event';
export const NO_EVENT_EXPLAINED = 'It may have been deleted or moved to another date.';
export const PRINT = 'Print register';
export const BACK = 'Back to your events';
export const whose = (business: string) => `${business} · ${REGISTER}`;
export const when = (date: string, hours: string) => `${dayTitle(date)}, ${hours}`;
export const withPeople = (names: readonly string[]) => `with ${names.join(', ')}`;
/** '6 of 14', or '6' where nobody knows how many can come. */
export const taken = (count: number, places: number | null) =>
  places === null ? numberText(count) : `${numberText(count)} of ${numberText(places)}`;
export const TAKEN = { day_event: 'places booked', booking: 'times booked' } as const;
/** Where nobody knows how many can come: '6 times' would be read as how often. */
export const BOOKED = 'booked';
export const HERE = 'Here';
export const TIME = 'Time';
export const NAME = 'Name';
export const PHONE = 'Phone';
export const NOTES = 'Notes';
export const NO_ANSWER = 'No answer';
export const NO_PHONE = 'No phone given';
export const NOBODY = 'No one has booked yet.';
/** `count` is null without a limit. */
export const freePlaces = (count: number | null) =>
  `${count === null ? '' : `${counted(count, 'place is', 'places are')} free. `}Use the empty lines for people who come without a booking.`;
export const CANCELLED = 'Cancelled, not expected';
/** `date` is YYYY-MM-DD on the business's clock. */
export const cancelledBy = (by: 'customer' | 'owner' | null, date: string | null) =>
  [
    by === 'owner' ? 'You cancelled' : 'Customer cancelled',
    ...(date === null ? [] : [dayAndMonth(date)]),
  ].join(', ');
export const printedAt = (moment: string) => `As of ${moment}. Bookings made later aren’t on this sheet.`;
export const SHRED = 'Personal details: shred after use.';
export const firstOnes = (shown: number, all: number) =>
  `These are the first ${numberText(shown)} of ${numberText(all)} bookings.`;
