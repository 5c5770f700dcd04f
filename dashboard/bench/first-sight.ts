/** One visit to a page by somebody who was never here, on a slow phone's processor and a slow line. */

import type { Browser, BrowserContextOptions } from '@playwright/test';
import { z } from 'zod';
import { visitSlowly } from './slow-visit.ts';

/** Runs in the page before its own scripts. */
const RECORD = `
  globalThis.seen = { largest: 0, element: '', shift: 0 };
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.largest = startTime;
    seen.element = element ? element.localName : 'within an element of its own';
  });
  watch('layout-shift', ({ value }) => {
    seen.shift += value;
  });
`;

const READ = `(() => {
  const files = performance.getEntriesByType('resource');
  const amount = (entries) => ({
    requests: entries.length,
    bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
  });
  const html = performance.getEntriesByType('navigation');
  return {
    ...seen,
    painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    waitedFor: amount([...html, ...files.filter((file) => file.renderBlockingStatus === 'blocking')]),
    loaded: amount([...html, ...files]),
  };
})()`;

const amount = z.object({ requests: z.number(), bytes: z.number() });
const firstSight = z.object({
  /** Milliseconds from the beginning of the navigation to the first text or picture, and to the largest. */
  painted: z.number(),
  largest: z.number(),
  /** What the largest is, as HTML calls it. */
  element: z.string(),
  /** Of everything that moved, as browsers reckon it. */
  shift: z.number(),
  /** The HTML, and what nothing is drawn without. Bytes as sent, with their headers. */
  waitedFor: amount,
  /** All that is loaded before somebody does anything. */
  loaded: amount,
});
export type FirstSight = z.output<typeof firstSight>;

/** Rejects where the page draws nothing. */
export function lookAt(browser: Browser, url: string, window: BrowserContextOptions): Promise<FirstSight> {
  return visitSlowly(browser, window, RECORD, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction('seen.largest > 0');
    return firstSight.parse(await page.evaluate(READ));
  });
}
