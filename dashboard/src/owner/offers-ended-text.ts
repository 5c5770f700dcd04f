import type { OfferEnded } from '@daybook/schema/contract/misfits';
import { dayTitle } from '@daybook/schema/rules/date';
import { someNamed } from './count-texts.ts';

/** Says what a change does to times that are held for people on the waiting list. Today's need no date. */
export function offersEndedText(
  offers: readonly OfferEnded[],
  { isAlso = false, hasDates = false } = {},
): string {
  const held = offers.map(
    ({ attendee_first_name: first, attendee_last_name: last, event_date, start_time }) => {
      const when = hasDates ? `${dayTitle(event_date)} at ${start_time}` : start_time;
      return `${when} for ${`${first} ${last}`.trim()}`;
    },
  );
  return `We ${isAlso ? 'also ' : ''}stop holding ${someNamed(held)} from the waiting list, and email them why.`;
}
