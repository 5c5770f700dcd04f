import type { Business } from '@daybook/schema/contract/business';

type Stands = Pick<Business, 'business_email' | 'email_confirmed' | 'letters_to' | 'email_letter'>;

/** What happened after the owner typed another address or asked for an email. */
export function emailOutcome(business: Stands): string {
  const { business_email: typed, email_letter: email } = business;
  if (business.email_confirmed) return emailNowConfirmed(typed);
  return CONFIRMATION_EMAIL_STATES[email](typed) || unconfirmedText(business);
}

/** What is missing for an address that is not confirmed, and which address is used until then. */
export function unconfirmedText({ business_email, letters_to, email_letter }: Stands): string {
  return [
    emailNotConfirmed(business_email),
    CONFIRMATION_EMAIL_STATES[email_letter](THAT_ADDRESS),
    emailStandsIn(letters_to),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The email address of a business that is not confirmed (decision 34): in its dashboard and in Settings. */
const emailNotConfirmed = (typed: string) => `${typed} isn’t confirmed yet.`;
/**
 * Follows it. It is true whether or not the owner wants emails at all: customers' replies go there in either
 * case.
 */
const emailStandsIn = (account: string) =>
  `Until it is, we’ll use ${account} for booking emails and customers’ replies.`;
/** The email with the link. When none was written lately, there is no text. */
const CONFIRMATION_EMAIL_STATES = {
  none: () => '',
  written: (address: string) => `Open the link in our email to ${address} to confirm it.`,
  failed: (address: string) =>
    `We couldn’t deliver our email with the confirmation link to ${address}. Please check the address.`,
} as const;
/** Stands for the address when a text has just named it. */
const THAT_ADDRESS = 'that address';
const emailNowConfirmed = (typed: string) => `${typed} is confirmed.`;
export const SEND_CONFIRMATION = {
  none: 'Send link',
  written: 'Send link again',
  failed: 'Send link again',
} as const;
export const SENDING_CONFIRMATION = 'Sending…';
/** For people who hear a button without the text next to it. */
export const linkFor = (typed: string) => `to confirm ${typed}`;
export const CONFIRMATION_EMAIL_FAILED = 'We couldn’t send the email. Please try again.';
