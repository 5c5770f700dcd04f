import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const HOW_TO_USE_TITLE = `How to use ${PRODUCT_NAME}`;
export const HOW_TO_USE_LEDE =
  'From signing in to your first booking, and what you do every day after that. Each step names what is on the screen.';
export const HOW_TO_USE_DESCRIPTION = `${PRODUCT_NAME} step by step: sign in, add a business, publish events, share your diary, look after bookings.`;

export const STILL_A_QUESTION = 'Still a question?';
export const stepNumbered = (number: number, name: string) => `${number}. ${name}`;
