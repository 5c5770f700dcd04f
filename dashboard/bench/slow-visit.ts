/** A page of a browser without anything kept, on a slow phone's processor and a slow line. */

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { clockAhead, shiftClock } from '../../server/test/clock.ts';

/** How many times slower than this machine's. */
const SLOWER_PROCESSOR = 4;

/**
 * Slow 4G as Lighthouse and Chromium's own tools shape it, request by request: an answer begins after 3.75 round trips
 * of 150 ms, and comes with nine tenths of 1.6 Mbit/s down and of 750 kbit/s up. In milliseconds, and bytes a second.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/**
 * Lets `visit` do what it likes with a page. `record` runs in it before its own scripts. The calls of `page.request` are
 * as quick as ever.
 */
export async function visitSlowly<Seen>(
  browser: Browser,
  options: BrowserContextOptions,
  record: string,
  visit: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ ...options, locale: 'en-GB', timezoneId: 'Europe/London' });
  try {
    // What runs this file writes calls of this name into functions, and a page knows none.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(shiftClock, clockAhead());
    const page = await context.newPage();
    await page.addInitScript(record);
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', SLOW_4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    return await visit(page);
  } finally {
    await context.close();
  }
}
