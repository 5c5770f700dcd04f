/** The skip link, and the page for addresses that lead nowhere. */

import { expect, expectAccessible, test, expectNoSidewaysScroll } from '../../server/test/browser.ts';

test('an address that leads nowhere says so, in light and dark, and leads home @phone', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/status of 404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
});

test('the skip link leads past the header @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
