/** What the server writes into the page itself, so that scripts know it before their first request. */
import { CHECKOUT_META, DEFAULT_SUPPORT_EMAIL, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';

/** Where people may ask for help: the server's SUPPORT_EMAIL. */
export const readSupportEmail = (): string => readMeta(SUPPORT_EMAIL_META) ?? DEFAULT_SUPPORT_EMAIL;

/**
 * The path of the page where an owner pays for a business, named by `business_id`. Null when there is none.
 */
export const readCheckoutPath = (): string | null => readMeta(CHECKOUT_META);

function readMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;
}
