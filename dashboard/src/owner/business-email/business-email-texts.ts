/** The email address of a business that is not confirmed (decision 34): in its dashboard and in Settings. */

export const emailNotConfirmed = (typed: string) => `${typed} is not confirmed yet.`;
/**
 * Stands after it. It is true whether or not the owner wants letters at all: customers' replies go there in
 * either case.
 */
export const emailStandsIn = (account: string) =>
  `Until it is, ${account} takes its place, for letters about bookings and for customers’ replies.`;
/** What became of the letter with the link. When none was written lately, there is no text. */
export const EMAIL_LETTER_STATES = {
  none: () => '',
  written: (address: string) => `We have written to ${address} with a link to confirm it.`,
  failed: (address: string) =>
    `Our letter to ${address}, with a link to confirm it, could not be delivered. Please check the address.`,
} as const;
/** Stands for the address when a text has just named it. */
export const THAT_ADDRESS = 'that address';
export const emailNowConfirmed = (typed: string) => `${typed} is confirmed.`;
export const SEND_EMAIL_LETTER = { none: 'Send link', written: 'Send again', failed: 'Send again' } as const;
export const SENDING_EMAIL_LETTER = 'Sending…';
/** For people who hear a button without the text beside it. */
export const linkFor = (typed: string) => `to confirm ${typed}`;
export const EMAIL_LETTER_FAILED = 'The letter could not be sent. Please try again.';
