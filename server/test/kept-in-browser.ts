/** Compares what a journey's browsers keep with the cookie policy's table. Only e2e tests import it. */

import type { BrowserContext } from '@playwright/test';
import {
  CONSENT_COOKIE,
  KEPT_IN_BROWSER,
  SIGN_IN_COOKIE,
  type Consent,
} from '@daybook/schema/words/kept-in-browser';

interface Stored {
  local: string[];
  session: string[];
  caches: string[];
}

type Where = (typeof KEPT_IN_BROWSER)[number]['where'];

/**
 * Declines cookies before the first page, so that no banner appears. `clearCookies` makes it a new visitor.
 */
export async function declineIn(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'declined' satisfies Consent, url }]);
}

/**
 * Returns what is kept but not in the table, as 'local storage draft at /diary/willow'. Cookies are the whole
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

/** Returns the name in the table: each login's cookie has eight characters of its own. */
export function nameInTable(name: string): string {
  return name.startsWith(`${SIGN_IN_COOKIE}_`) ? SIGN_IN_COOKIE : name;
}

function isKnown(where: Where, name: string): boolean {
  return KEPT_IN_BROWSER.some((kept) => kept.name === nameInTable(name) && kept.where === where);
}

/** Returns nothing for a page that never belonged to a website, or is closed meanwhile. */
async function storedOn(
  page: ReturnType<BrowserContext['pages']>[number],
): Promise<{ where: Where; name: string; at: string }[]> {
  if (!page.url().startsWith('http')) return [];
  const stored = await page
    .evaluate<Stored>(
      'Promise.resolve(self.caches?.keys() ?? []).then((caches) => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage), caches }))',
    )
    .catch(() => ({ local: [], session: [], caches: [] }));
  const at = page.url();
  return [
    ...stored.local.map((name) => ({ where: 'local storage' as const, name, at })),
    ...stored.session.map((name) => ({ where: 'session storage' as const, name, at })),
    ...stored.caches.map((name) => ({ where: 'cache' as const, name, at })),
  ];
}
