/** What the server writes into the page itself, so that scripts know it before their first request. */
import type { Opening } from '@daybook/schema/contract/opening';
import type { Pricing } from '@daybook/schema/contract/payment';
import {
  DEFAULT_SUPPORT_EMAIL,
  OPENING_DATA,
  PRICING_META,
  SUPPORT_EMAIL_META,
} from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { reloadAt } from '../ui/reload.ts';

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

/**
 * Whose page this is (decision 126). Every call of the dashboard names it, so that a tab that was left open changes
 * nothing in the account that has logged in since.
 */
let read = (): string | null => null;

export const readPageAccount = (): string | null => read();

/** Tells from where the account is known. */
export const readAccountFrom = (reader: () => string | null): void => void (read = reader);

/** What the history keeps of such a reload, so that the page can say why it shows another account. */
const NOW_OTHER_ACCOUNT = { isOtherAccount: true };

export const isOtherAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOtherAccount' in state;

/** Shows the dashboard of the account that is signed in by now. */
export const onOtherAccount = (): void => reloadAt(pages.dashboard, NOW_OTHER_ACCOUNT);
