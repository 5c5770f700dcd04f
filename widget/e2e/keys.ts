/** A customer without a mouse. */

import type { Locator, Page } from '@playwright/test';
import { expect } from '../../server/test/browser.ts';

/** More Tab stops than lie between any two elements of our pages. */
const STOPS_MAX = 60;

/** Presses a key (Tab, Shift+Tab) until the element has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${STOPS_MAX} presses of ${key} did not reach ${String(wanted)}.`);
}

/** Expects that an element has the focus, is on the screen, and shows its focus ring. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeInViewport();
  const outline = await focused.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return { outlineStyle, outlineWidth };
  });
  expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' });
}
