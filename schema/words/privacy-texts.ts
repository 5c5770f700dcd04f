/** Where customers read how their details are used: next to the booking form, on the cancel page and in emails. */
import { PRODUCT_NAME } from './product.ts';

export const howBusinessUsesDetails = (business: string) => `How ${business} uses your details`;
export const OUR_PRIVACY_POLICY = `${PRODUCT_NAME}’s privacy policy`;
export const CANCELLATION_POLICY = 'Cancellation policy';
