import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const NEWSLETTER_ABOUT = `Occasional news about ${PRODUCT_NAME} by email. We’ll send you a link to confirm your address.`;
export const NEWSLETTER_ADDRESS = 'Your email address';
export const NEWSLETTER_SUBSCRIBE = 'Subscribe';
