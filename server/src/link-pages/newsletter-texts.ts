import { NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';

export const NEWSLETTER_LINK_HELP = `The link to confirm a subscription works for ${NEWSLETTER_LINK_DAYS} days.`;
export const NEWSLETTER_EMAIL = 'Email';

export const NEWSLETTER_ASKED = 'Confirm your subscription';
export const NEWSLETTER_ASKED_BY =
  'Someone entered this address in our newsletter form. We won’t send the newsletter unless you confirm.';
export const NEWSLETTER_STRANGER = 'If it wasn’t you, close this page and nothing will change.';

export const NEWSLETTER_CONFIRMED = 'You’re subscribed';
export const NEWSLETTER_CONFIRMED_MEANS = 'Thank you. We’ll send our newsletter to this address.';
export const NEWSLETTER_SUBSCRIBED = 'You’re already subscribed';
export const NEWSLETTER_SUBSCRIBED_MEANS = 'We send our newsletter to this address.';
export const NEWSLETTER_END = 'Unsubscribe';

export const NEWSLETTER_ENDED = 'You’re unsubscribed';
export const NEWSLETTER_ENDED_MEANS = 'We won’t send our newsletter to this address.';
export const NEWSLETTER_AGAIN = 'Subscribe again';
