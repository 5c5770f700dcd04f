/**
 * Presses as a hand does. Playwright's own `tap` lets go in the same instant, and both `tap` and `click` run code in the
 * page that checks what was hit: some 5 ms of the response on a slow processor, which nobody's hand adds. Both return
 * what `press` runs.
 */
import type { Locator } from '@playwright/test';

/** Milliseconds for which a finger or a button stays down. */
const DOWN = 80;

export const tap = (target: Locator) => async (): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = target.page();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(DOWN);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tools.detach();
};

export const click = (target: Locator) => async (): Promise<void> => {
  await target.waitFor();
  await target.click({ delay: DOWN, force: true });
};
