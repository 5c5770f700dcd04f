import { REPLY_AIM } from '@daybook/schema/words/contact-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const FAQ_TITLE = 'Frequently Asked Questions';
export const FAQ_LEDE = `How ${PRODUCT_NAME} works, what it can do and what it can’t. Select a question to read its answer.`;
export const FAQ_DESCRIPTION = `Answers about ${PRODUCT_NAME}: events, time slots, services, home visits, venues, bookings, prices, settings and the diary on your own website.`;

/** '3 of 62 questions' */
export const questionsCounted = (shown: number, all: number) => `${shown} of ${all} questions`;
export const NOTHING_FOUND = 'No question contains all of these words.';
export const NOTHING_FOUND_ASK = 'Try fewer words, or';
export const NOTHING_FOUND_CONTACT = 'contact us';

export const LINK_TO_ANSWER = 'Link to this answer';

/* The closing box */
export const NOT_ANSWERED = 'Can’t find your answer?';
export const NOT_ANSWERED_EXPLAINED = `Ask us. ${REPLY_AIM}.`;
export const ASK_US = 'Contact us';
export const HOME_PAGE = 'Go to the home page';
