import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const HOW_TO_USE_TITLE = `How to use ${PRODUCT_NAME}`;
export const HOW_TO_USE_LEDE =
  'From logging in to your first booking, and what you’ll do every day after that.';
export const HOW_TO_USE_DESCRIPTION = `${PRODUCT_NAME} step by step: log in, add your business, publish your times, share your diary and look after your bookings.`;

/** The steps at a glance, for people who read no further. */
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
