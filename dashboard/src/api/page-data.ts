/** Reads what the server writes into the page, so that scripts know it before their first request. */

import type { Pricing } from '@daybook/schema/contract/payment';
import type { Opening } from '@daybook/schema/contract/user';
import {
  DEFAULT_SUPPORT_EMAIL,
  OPENING_DATA,
  PRICING_META,
  SUPPORT_EMAIL_META,
} from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { reloadAt } from '#ui/reload.ts';

/** Returns the address for help: the server's SUPPORT_EMAIL. */
export const readSupportEmail = (): string => readMeta(SUPPORT_EMAIL_META) ?? DEFAULT_SUPPORT_EMAIL;

/** Returns how businesses pay: the server's PRICING. */
export const readPricing = (): Pricing =>
  readMeta(PRICING_META) === 'subscription' ? 'subscription' : 'setup_fee';

/**
 * Returns the account and its businesses; null when the document doesn't contain them. It removes them from
 * the document, so that they don't outlast a logout.
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

/**
 * The account whose page this is. Every call of the dashboard names it, so that a tab left open changes
 * nothing in the account that has logged in since.
 */
let read = (): string | null => null;

export const readPageAccount = (): string | null => read();

export const readAccountFrom = (reader: () => string | null): void => void (read = reader);

/** Kept in the history over such a reload, so that the page can say why it shows another account. */
const NOW_OTHER_ACCOUNT = { isOtherAccount: true };

export const isOtherAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOtherAccount' in state;

/** Reloads the dashboard for the account that is logged in now. */
export const onOtherAccount = (): void => reloadAt(pages.dashboard, NOW_OTHER_ACCOUNT);
