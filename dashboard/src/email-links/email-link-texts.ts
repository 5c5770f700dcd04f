/** The pages behind the links in our emails: each shows an address, and asks before it confirms anything. */
import { EMAIL_LINK_DAYS, NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';

export const LINK_LOADING = 'Checking the link…';
export const LINK_LOAD_FAILED = 'We couldn’t check the link';
export const LINK_UNABLE_TO_OPEN = 'We can’t open this link';
export const LINK_CONFIRMING = 'Confirming…';

/* The email address of a business (decision 34) */
export const EMAIL_LINK_HELP = `The link works for ${EMAIL_LINK_DAYS} days, and only while the business uses this address. Its owner can send a new one from the dashboard.`;
export const EMAIL_CONFIRM_TITLE = 'Confirm this email address';
export const emailConfirmIntroduction = (business: string) =>
  `Someone entered this as the email address for ${business}. Nothing changes until you confirm it.`;
export const EMAIL_FACTS = { email: 'Email', business: 'Business' } as const;
export const EMAIL_CONFIRM_STRANGER =
  'If you don’t know this business, close this page and nothing will change.';
export const EMAIL_CONFIRM_FAILED = 'We couldn’t confirm the address';
export const EMAIL_CONFIRMED = 'Email address confirmed';
export const emailConfirmedFor = (business: string) =>
  `Booking emails and customer replies for ${business} will now come to this address.`;
export const EMAIL_ALREADY_CONFIRMED = 'Already confirmed';
export const EMAIL_ALREADY_EXPLAINED = 'This address is already confirmed. There’s nothing left to do.';

/* Our newsletter */
export const NEWSLETTER_LINK_HELP = `The link to confirm a subscription works for ${NEWSLETTER_LINK_DAYS} days.`;
export const NEWSLETTER_OURS = 'Our newsletter';
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
export const NEWSLETTER_ENDING = 'Unsubscribing…';

export const NEWSLETTER_ENDED = 'You’re unsubscribed';
export const NEWSLETTER_ENDED_MEANS = 'We won’t send our newsletter to this address.';
export const NEWSLETTER_AGAIN = 'Subscribe again';

export const NEWSLETTER_PRESS_FAILED = 'That didn’t work. Please try again.';
