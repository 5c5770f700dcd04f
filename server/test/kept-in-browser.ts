/** What browsers hold when a journey ends, against the table that the cookie policy is drawn from. Only e2e tests import it. */
import type { BrowserContext } from '@playwright/test';
import { CONSENT_COOKIE, KEPT_IN_BROWSER, type Consent } from '@daybook/schema/words/kept-in-browser';

interface Stored {
  local: string[];
  session: string[];
}

type Where = (typeof KEPT_IN_BROWSER)[number]['where'];

/** Has declined before its first page, so that no question stands on it. `clearCookies` makes a new visitor of it. */
export async function declineIn(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'declined' satisfies Consent, url }]);
}

/**
 * What is kept that the table does not name, as 'local storage draft at /diary/willow'. Cookies are the whole
 * context's; storage is that of its open pages.
 */
export async function foundBesides(context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name, path }) => ({
    where: 'cookie' as const,
    name,
    at: path,
  }));
  const pages = await Promise.all(context.pages().map(storedOn));
  return [...cookies, ...pages.flat()]
    .filter(({ where, name }) => !isKnown(where, name))
    .map(({ where, name, at }) => `${where} ${name} at ${at}`);
}

function isKnown(where: Where, name: string): boolean {
  return KEPT_IN_BROWSER.some((kept) => kept.name === name && kept.where === where);
}

/** Nothing of a page that never was one of a website, or that is gone meanwhile. */
async function storedOn(
  page: ReturnType<BrowserContext['pages']>[number],
): Promise<{ where: Where; name: string; at: string }[]> {
  if (!page.url().startsWith('http')) return [];
  const stored = await page
    .evaluate<Stored>('({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) })')
    .catch(() => ({ local: [], session: [] }));
  const at = page.url();
  return [
    ...stored.local.map((name) => ({ where: 'local storage' as const, name, at })),
    ...stored.session.map((name) => ({ where: 'session storage' as const, name, at })),
  ];
}
