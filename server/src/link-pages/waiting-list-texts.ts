import type { EndedFor } from '@daybook/schema/contract/waiting-list';
import { WAITING_LINK_HOURS } from '@daybook/schema/figures/waiting-list';

export const WAITING_LINK_HELP = `The link that confirms a place on a waiting list works for ${WAITING_LINK_HOURS} hours. You can join again from the business’s diary.`;
export const WAITING_FACTS = { when: 'When', what: 'What', email: 'Email' } as const;
export const EARLIER_THAN = 'An earlier time than the one you have';

export const CONFIRM_WAITING = 'Confirm your place on the waiting list';
export const confirmMeans = (business: string) =>
  `We’ll email you when ${business} has a time that suits you. You’re not on the list until you confirm.`;
export const WAITING_STRANGER = 'If you didn’t ask for this, close this page and nothing will change.';
export const CONFIRM = 'Confirm';

export const NOW_WAITING = 'You’re on the waiting list';
export const STILL_WAITING = 'You’re already on the waiting list';
export const WAITING_PROMISES_NOTHING = 'This is not a booking: there may be no free time.';
export const LEAVE = 'Leave the waiting list';

export const NOT_WAITING: Record<EndedFor, { title: string; text: string }> = {
  left: { title: 'You’ve left the waiting list', text: 'We won’t email you about free times any more.' },
  booked: {
    title: 'You’re no longer on the waiting list',
    text: 'You’ve taken a time, so your wait is over.',
  },
  removed: {
    title: 'You’re no longer on the waiting list',
    text: 'The business has taken you off its waiting list. Contact them if you’d like to know why.',
  },
  over: {
    title: 'You’re not on the waiting list',
    text: 'The dates are over, or this wasn’t confirmed in time. You can join again from the diary.',
  },
};
/** For somebody who wanted an earlier time. */
export const EARLIER_OVER = 'Your appointment has begun, or it was cancelled.';
export const SEE_DIARY = 'See what’s free';
