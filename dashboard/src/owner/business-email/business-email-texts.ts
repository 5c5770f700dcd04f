/** The email address of a business that is not confirmed (decision 34): in its dashboard and in Settings. */

export const emailNotConfirmed = (typed: string) => `${typed} isn’t confirmed yet.`;
/**
 * Follows it. It is true whether or not the owner wants emails at all: customers' replies go there in either
 * case.
 */
export const emailStandsIn = (account: string) =>
  `Until it is, we’ll use ${account} for booking emails and customers’ replies.`;
/** The email with the link. When none was written lately, there is no text. */
export const CONFIRMATION_EMAIL_STATES = {
  none: () => '',
  written: (address: string) => `Open the link in our email to ${address} to confirm it.`,
  failed: (address: string) =>
    `We couldn’t deliver our email with the confirmation link to ${address}. Please check the address.`,
} as const;
/** Stands for the address when a text has just named it. */
export const THAT_ADDRESS = 'that address';
export const emailNowConfirmed = (typed: string) => `${typed} is confirmed.`;
export const SEND_CONFIRMATION = {
  none: 'Send link',
  written: 'Send link again',
  failed: 'Send link again',
} as const;
export const SENDING_CONFIRMATION = 'Sending…';
/** For people who hear a button without the text next to it. */
export const linkFor = (typed: string) => `to confirm ${typed}`;
export const CONFIRMATION_EMAIL_FAILED = 'We couldn’t send the email. Please try again.';
