/** The pricing page, with its answers open and without a script. */

import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';

test('the pricing page can be used by everybody, with every answer open, in light and dark', async ({
  page,
}) => {
  await page.goto('/pricing');
  for (const question of await page.locator('#questions summary').all()) await question.click();
  await expect(page.getByText('Nothing is charged. Your diary stops taking')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the price, its answers and the way to start are there', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByText('£49.00', { exact: true })).toBeVisible();
    await page.getByText('Can I get a refund?').click();
    await expect(page.getByRole('link', { name: 'Read our terms' }).last()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start your 48-hour trial' })).toBeVisible();
  });
});
