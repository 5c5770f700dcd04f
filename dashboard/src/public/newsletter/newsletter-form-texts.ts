import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const NEWSLETTER_ABOUT = `What is new in ${PRODUCT_NAME}, by email: at most once a month. A link in a first letter confirms it.`;
export const NEWSLETTER_ADDRESS = 'Your email address';
export const NEWSLETTER_SUBSCRIBE = 'Subscribe';
