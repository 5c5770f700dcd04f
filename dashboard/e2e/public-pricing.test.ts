/** The calculator on the pricing page, and the same page without its script. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';

const row = (page: Page, name: RegExp) => page.locator('#calculator').getByRole('row', { name });

test('the calculator reckons what is set, by the keyboard, and says so', async ({ page }) => {
  await page.goto('/pricing');
  const bookings = page.getByRole('slider', { name: 'Bookings a month' });
  const newcomers = page.getByRole('slider', { name: 'Of them new customers' });
  const visit = page.getByRole('slider', { name: 'What a visit costs' });
  await expect(row(page, /^20% of each/)).toContainText('£136.80');

  await visit.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(visit).toHaveAttribute('aria-valuetext', '£40');
  await expect(row(page, /^20% of each/)).toContainText('£144.00');
  await expect(row(page, /^20% of each/)).toContainText('£1,728.00');
  await expect(row(page, /^Daybook/)).toContainText('£49.00');
  await expect(page.locator('[data-spoken]')).toContainText('120 bookings a month');
  await expect(page.locator('[data-spoken]')).toContainText('Daybook, £49.00');

  await bookings.focus();
  await page.keyboard.press('Home');
  await expect(newcomers, 'no more than there are bookings').toHaveValue('5');
  await expect(row(page, /^20% of each/)).toContainText('£40.00');
  await expect(
    page.getByText('At 5 bookings a month, 5 of them by new customers, and £40 a visit.'),
  ).toHaveCount(2);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the pricing page can be used by everybody, with every answer open', async ({ page }) => {
      await page.goto('/pricing');
      for (const question of await page.locator('#questions summary').all()) await question.click();
      await expect(page.getByText('Nothing is charged. Your diary stops taking')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pricing page shows an example’s figures, and no input that answers to nobody', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await expect(page.getByText('At 120 bookings a month')).toBeVisible();
    await expect(row(page, /^A tool at £25 a month/)).toContainText('£300.00');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Start your 48-hour trial' })).toBeVisible();
  });
});
