/** Confirming the email address of a business: the owner's notes, and the page behind the link (decisions, 'Email'). */

import { EMAIL_LINK_DAYS } from './limits.ts';

/* The owner's notes, in the dashboard and in Settings */
export const emailNotConfirmed = (typed: string) => `${typed} is not confirmed yet.`;
/** After it. True whether or not the owner wants letters at all: customers' replies go there in either case. */
export const emailStandsIn = (account: string) =>
  `Until it is, ${account} takes its place, for letters about bookings and for customers’ replies.`;
/** What became of the letter with the link; where none was written lately there is nothing to say. */
export const EMAIL_LETTER_STATES = {
  none: () => '',
  written: (address: string) => `We have written to ${address} with a link to confirm it.`,
  failed: (address: string) =>
    `Our letter to ${address}, with a link to confirm it, could not be delivered. Please check the address.`,
} as const;
/** In place of the address, where it has just been named. */
export const THAT_ADDRESS = 'that address';
export const emailNowConfirmed = (typed: string) => `${typed} is confirmed.`;
export const SEND_EMAIL_LETTER = { none: 'Send link', written: 'Send again', failed: 'Send again' } as const;
export const SENDING_EMAIL_LETTER = 'Sending…';
/** For those who hear a button without what stands beside it. */
export const linkFor = (typed: string) => `to confirm ${typed}`;
export const EMAIL_LETTER_FAILED = 'The letter could not be sent. Please try again.';
export const EMAIL_LETTER_JUST_WRITTEN =
  'We wrote to this address less than a minute ago. Please look for the letter there first, among the spam too.';
export const TOO_MANY_EMAIL_LETTERS =
  'We have sent as many letters of this kind as we do for now. Please try again in a few hours.';

/* The page */
export const EMAIL_LINK_INVALID = 'This link is not valid, or has expired.';
export const EMAIL_LINK_HELP = `It works for ${EMAIL_LINK_DAYS} days, and only while the business has this address. Its owner can send another one from the dashboard.`;
export const EMAIL_UNABLE_TO_LOAD = 'Unable to Open This Link';
export const EMAIL_LOADING = 'Looking up the address…';
export const EMAIL_LOAD_FAILED = 'Failed to look up the address';
export const EMAIL_CONFIRM_TITLE = 'Confirm This Email Address';
export const emailConfirmIntroduction = (business: string) =>
  `Somebody gave this address as the one of ${business}. Nothing is confirmed until you press the button.`;
export const EMAIL_CONFIRM_MEANS =
  'Once it is confirmed, this is the address for letters about the business’s bookings, and for its customers’ replies.';
export const EMAIL_CONFIRM_STRANGER =
  'If you do not know this business, close this page: nothing will change.';
export const EMAIL_CONFIRM = 'Confirm address';
export const EMAIL_CONFIRMING = 'Confirming…';
export const EMAIL_CONFIRM_FAILED = 'Failed to confirm the address';
export const EMAIL_CONFIRMED = 'Email Address Confirmed';
export const EMAIL_ALREADY_CONFIRMED = 'Already Confirmed';
export const EMAIL_ALREADY_EXPLAINED = 'This address was confirmed before. There is nothing left to do.';
export const emailConfirmedFor = (business: string) =>
  `This is now the address for letters about bookings at ${business}, and for its customers’ replies.`;
export const EMAIL_FACTS = { email: 'Email', business: 'Business' } as const;
