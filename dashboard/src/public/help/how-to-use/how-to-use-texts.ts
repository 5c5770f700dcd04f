import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const HOW_TO_USE_TITLE = `How to use ${PRODUCT_NAME}`;
export const HOW_TO_USE_LEDE =
  'From signing in to your first booking, and what you do every day after that. Each step names what is on the screen.';
export const HOW_TO_USE_DESCRIPTION = `${PRODUCT_NAME} step by step: sign in, add a business, publish events, share your diary, look after bookings.`;

/** What the steps come to, for who reads no further. */
export const IN_SHORT_TITLE = 'In short';
export const IN_SHORT = [
  'Sign in with Google, and add your business.',
  'Complete the setup, and your diary opens.',
  'Publish dates: with times, or with services and their prices.',
  'Share one link, or put your diary on your own website.',
  'Customers book without an account. You see each booking in your dashboard.',
];

export const STILL_A_QUESTION = 'Still a question?';
export const stepNumbered = (number: number, name: string) => `${number}. ${name}`;
