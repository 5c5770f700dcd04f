/** What the server writes into the page itself, so that scripts know it before their first request. */
import type { Pricing } from '@daybook/schema/contract/payment';
import { DEFAULT_SUPPORT_EMAIL, PRICING_META, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';

/** Where people may ask for help: the server's SUPPORT_EMAIL. */
export const readSupportEmail = (): string => readMeta(SUPPORT_EMAIL_META) ?? DEFAULT_SUPPORT_EMAIL;

/** How businesses pay: the server's PRICING. */
export const readPricing = (): Pricing =>
  readMeta(PRICING_META) === 'subscription' ? 'subscription' : 'setup_fee';

function readMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;
}
