/** What the page behind the link in a letter about the newsletter says. */
import { NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';

export const NEWSLETTER_LINK_HELP = `The link that confirms a signup works for ${NEWSLETTER_LINK_DAYS} days.`;
export const NEWSLETTER_OURS = 'Our Newsletter';
export const NEWSLETTER_EMAIL = 'Email';

export const NEWSLETTER_ASKED = 'Confirm the Newsletter';
export const NEWSLETTER_ASKED_BY =
  'Somebody typed this address into our newsletter form. No newsletter comes to it until you press the button.';
export const NEWSLETTER_STRANGER = 'If it was not you, close this page: nothing will change.';

export const NEWSLETTER_CONFIRMED = 'Newsletter Confirmed';
export const NEWSLETTER_CONFIRMED_MEANS = 'Thank you. From now on our newsletter comes to this address.';
export const NEWSLETTER_SUBSCRIBED = 'You Get Our Newsletter';
export const NEWSLETTER_SUBSCRIBED_MEANS = 'It comes to this address.';
export const NEWSLETTER_END = 'Unsubscribe';
export const NEWSLETTER_ENDING = 'Unsubscribing…';

export const NEWSLETTER_ENDED = 'You Are Unsubscribed';
export const NEWSLETTER_ENDED_MEANS = 'No newsletter comes to this address any more.';
export const NEWSLETTER_AGAIN = 'Subscribe again';

export const NEWSLETTER_PRESS_FAILED = 'That did not work. Please try again.';
