/** What the server writes into the page itself, for scripts to know before they ask anything. */
import { CHECKOUT_META, DEFAULT_SUPPORT_EMAIL, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';

/** Where people may ask for help: the server's SUPPORT_EMAIL. */
export const readSupportEmail = (): string => readMeta(SUPPORT_EMAIL_META) ?? DEFAULT_SUPPORT_EMAIL;

/** The path of the page at which an owner pays for a business, by its `business_id`. Null: there is none. */
export const readCheckoutPath = (): string | null => readMeta(CHECKOUT_META);

function readMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;
}
