/** What the server writes into the page itself, so that scripts know it before their first request. */
import type { Opening } from '@daybook/schema/contract/opening';
import type { Pricing } from '@daybook/schema/contract/payment';
import {
  DEFAULT_SUPPORT_EMAIL,
  OPENING_DATA,
  PRICING_META,
  SUPPORT_EMAIL_META,
} from '@daybook/schema/words/product';

/** Where people may ask for help: the server's SUPPORT_EMAIL. */
export const readSupportEmail = (): string => readMeta(SUPPORT_EMAIL_META) ?? DEFAULT_SUPPORT_EMAIL;

/** How businesses pay: the server's PRICING. */
export const readPricing = (): Pricing =>
  readMeta(PRICING_META) === 'subscription' ? 'subscription' : 'setup_fee';

/**
 * Who opens the page, and their businesses; null where the document does not tell. It is read once: nothing of the owner's
 * stays in the document when they sign out.
 */
export function takeOpening(): Opening | null {
  const data = document.getElementById(OPENING_DATA);
  data?.remove();
  return data && openingIn(data.textContent);
}

function openingIn(text: string): Opening;
function openingIn(text: string): unknown {
  const told: unknown = JSON.parse(text);
  return told;
}

function readMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;
}
