/** What holds of every public page: anybody can read it in light and dark, nothing moves while it loads, nothing scrolls sideways. */

import { sitePages } from '@daybook/schema/words/routes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { openAsAdmin } from './admin.ts';

declare global {
  interface Window {
    movedBy: number;
  }
}

for (const [name, path] of Object.entries(sitePages))
  test(`the page ${name} can be read by everybody, and nothing on it moves`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      window.movedBy = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') window.movedBy += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // A typeface that comes after the first paint moves the bar's links and the words after bold ones by some pixels: with
      // each typeface late, the pages move by 0.0003 to 0.0007.
      expect(await page.evaluate(() => window.movedBy), colorScheme).toBeLessThan(0.001);
    }
  });

test('the menu of the bar opens, leads and closes by keyboard and by touch @widths', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  await page.goto(sitePages.pricing);
  const bar = page.getByRole('banner');
  if (isPhone) await bar.getByText('Menu').tap();
  const help = bar.getByText('How To Use').first().locator('visible=true');
  const faq = bar.getByRole('link', { name: 'FAQ' }).locator('visible=true');
  const opener = bar.locator('summary', { hasText: 'How To Use' }).locator('visible=true');
  await expect(faq).toHaveCount(0);
  await opener.press('Enter');
  await expect(faq).toHaveCount(1);
  await faq.focus();
  await page.keyboard.press('Escape');
  await expect(faq).toHaveCount(0);
  await expect(opener).toBeFocused();
  await (isPhone ? opener.tap() : opener.click());
  await expectAccessible(page);
  await faq.click();
  await expect(page).toHaveURL(sitePages.faq);
  await expect(help).toHaveCount(isPhone ? 0 : 1);
  await page.goBack();
  await expect(bar.getByRole('link', { name: 'FAQ' }).locator('visible=true')).toHaveCount(0);
});

test('the bar with the admin’s links fits the narrowest window that shows them @once', async ({ page }) => {
  await page.setViewportSize({ width: 1240, height: 800 });
  await openAsAdmin(page, sitePages.pricing);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Audit Log' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
