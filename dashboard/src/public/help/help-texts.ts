import { REPLY_AIM } from '@daybook/schema/words/contact-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const SEARCH_HELP = 'Search the questions';
export const SEARCH_HELP_PRESS = 'Search';

/** The name of the search in the FAQ's query. */
export const SEARCH_QUERY = 'q';

export const HOW_TO_USE_TITLE = `How to use ${PRODUCT_NAME}`;
export const HOW_TO_USE_LEDE =
  'From logging in to your first booking, and what you’ll do every day after that.';
export const HOW_TO_USE_DESCRIPTION = `${PRODUCT_NAME} step by step: log in, add your business, publish your times, share your diary and look after your bookings.`;

export const IN_SHORT_TITLE = 'In short';
export const IN_SHORT = [
  'Log in with Google and add your business.',
  'Complete the setup to open your diary.',
  'Publish dates with time slots, or with services and their prices.',
  'Share one link, or put your diary on your own website.',
  'Customers book without an account. Each booking appears in your dashboard.',
];

export const STILL_A_QUESTION = 'Still have a question?';
export const stepNumbered = (number: number, name: string) => `${number}. ${name}`;

export const FAQ_TITLE = 'Frequently Asked Questions';
export const FAQ_LEDE = `How ${PRODUCT_NAME} works, what it can do and what it can’t. Select a question to read its answer.`;
export const FAQ_DESCRIPTION = `Answers about ${PRODUCT_NAME}: events, time slots, services, home visits, venues, bookings, prices, settings and the diary on your own website.`;

/** '3 of 62 questions' */
export const questionsCounted = (shown: number, all: number) => `${shown} of ${all} questions`;
export const NOTHING_FOUND = 'No question contains all of these words.';
export const NOTHING_FOUND_ASK = 'Try fewer words, or';
export const NOTHING_FOUND_CONTACT = 'contact us';

export const LINK_TO_ANSWER = 'Link to this answer';

export const NOT_ANSWERED = 'Can’t find your answer?';
export const NOT_ANSWERED_EXPLAINED = `Ask us. ${REPLY_AIM}.`;
export const ASK_US = 'Contact us';
export const HOME_PAGE = 'Go to the home page';
