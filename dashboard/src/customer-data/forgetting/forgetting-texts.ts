/** What the page of a customer's data says about being forgotten, in each state that it can be in. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const BE_FORGOTTEN = 'Be forgotten';
export const forgettingMeans = (business: string) =>
  `You can ask ${business} to forget you. It must answer within a calendar month, and may have to keep some records by law.`;
export const ASK_TO_BE_FORGOTTEN = 'Ask to be forgotten';
export const ASKING = 'Asking…';
export const NOT_NOW = 'Not now';
export const askQuestion = (business: string) => `Ask ${business} to forget you?`;
export const askMeans = (business: string) =>
  `${business} gets an email with your request, and decides. You are told the answer by email.`;
export const AGREED_MEANS =
  'If it agrees, your name, your addresses and your phone number are taken out of all these bookings, and no link that you were sent works any more. That cannot be undone.';
export const STAYS_MEANS =
  'What was booked, when and at what price stays as the record of the business, without you. Emails and files that the business has already are not changed.';
export const ASK_FAILED = 'The request could not be sent. Please try again.';
export const askedToast = (business: string) => `${business} is asked to forget you.`;

export const STILL_TO_COME =
  'You have an appointment to come, and nobody is forgotten before it is over. Cancel it below, or ask when it is over.';
export const askedOn = (business: string, moment: string) =>
  `You asked ${business} to be forgotten on ${moment}.`;
export const answerBy = (day: string) =>
  `It must answer by ${day}, and may have to keep some records by law. You get the answer by email; while this link works, it stands here too.`;
export const keptOn = (business: string, moment: string) =>
  `On ${moment}, ${business} answered that it keeps the records:`;
export const mayAskFrom = (moment: string) => `You can ask again from ${moment}.`;
export const beingForgotten = (business: string) =>
  `${business} has agreed, and you are being forgotten. An email tells you when it is done; after that this link shows nothing any more.`;
export const nobodyToAsk = (business: string) =>
  `${business} is no longer with ${PRODUCT_NAME}, so only we can be asked. Please write to`;
export const COMPLAIN = 'If you are not content with that, you can complain to the';
export const COMPLAIN_TO = 'Information Commissioner’s Office';
