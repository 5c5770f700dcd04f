/** The platform's admin in a browser: outside production ADMIN_EMAIL is this address. */

import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../server/test/browser.ts';
import { signIn } from './owner.ts';

export const openAsAdmin = (page: Page, path: string) => signIn(page, 'admin@daybook.example', path);

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 740 };

/** Axe finds nothing, and nothing scrolls sideways: on a phone, then on a laptop, which stays. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** The row of a list that is about that subject. */
export const rowOf = (page: Page, subject: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: subject }) });

export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}
