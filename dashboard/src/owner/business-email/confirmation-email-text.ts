import type { Business } from '@daybook/schema/contract/business';

type EmailAddresses = Pick<
  Business,
  'business_email' | 'email_confirmed' | 'emails_to' | 'confirmation_email'
>;

export function emailOutcome(business: EmailAddresses): string {
  const { business_email: typed, confirmation_email: email } = business;
  if (business.email_confirmed) return emailNowConfirmed(typed);
  return CONFIRMATION_EMAIL_STATES[email](typed) || unconfirmedText(business);
}

export function unconfirmedText({ business_email, emails_to, confirmation_email }: EmailAddresses): string {
  return [
    emailNotConfirmed(business_email),
    CONFIRMATION_EMAIL_STATES[confirmation_email](THAT_ADDRESS),
    accountEmailUsed(emails_to),
  ]
    .filter(Boolean)
    .join(' ');
}

/** An address is used only once it is confirmed, because an owner may enter a stranger's. */
const emailNotConfirmed = (typed: string) => `${typed} isn’t confirmed yet.`;
/** True whether or not the owner wants emails about bookings: customers' replies go there either way. */
const accountEmailUsed = (account: string) =>
  `Until it is, we’ll use ${account} for booking emails and customers’ replies.`;
/** The states of our email with the link. 'none' is one that wasn't sent lately. */
const CONFIRMATION_EMAIL_STATES = {
  none: () => '',
  written: (address: string) => `Open the link in our email to ${address} to confirm it.`,
  failed: (address: string) =>
    `We couldn’t deliver our email with the confirmation link to ${address}. Please check the address.`,
} as const;
const THAT_ADDRESS = 'that address';
const emailNowConfirmed = (typed: string) => `${typed} is confirmed.`;
export const SEND_CONFIRMATION = {
  none: 'Send link',
  written: 'Send link again',
  failed: 'Send link again',
} as const;
export const SENDING_CONFIRMATION = 'Sending…';
/** For people who hear the button without the text next to it. */
export const linkFor = (typed: string) => `to confirm ${typed}`;
export const CONFIRMATION_EMAIL_FAILED = 'We couldn’t send the email. Please try again.';
