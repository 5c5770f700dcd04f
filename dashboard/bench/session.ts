/** Signs an owner in who is known already, at the page that stands in for Google. */

import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from '../e2e/owner.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function sessionOf(browser: Browser, baseURL: string, email: string): Promise<Session> {
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), email, '/');
  const session = await context.storageState();
  await context.close();
  return session;
}
