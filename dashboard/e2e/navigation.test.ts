/** The bar over every page. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test('a menu that was opened while the page’s own file loads stays open when it is there @widths', async ({
  page,
  daybook,
}, info) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const { email } = await ownSalon(daybook, 'menu-while-loading', info);
  await signIn(page, email, '/');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/dashboard/OwnerFrame-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/settings', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link').first(), 'the app comes first').toHaveText(
    'Dashboard',
  );
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toBeVisible();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menu.click();
  await link.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(link).toBeHidden();
});

test('on a phone an owner’s pages are at the foot of the window, and nothing is under them @phone', async ({
  page,
  daybook,
}, info) => {
  const { email, businessId } = await ownSalon(daybook, 'foot-bar', info, (add, business) =>
    add.event(business, { date: inDays(1) }),
  );
  await signIn(page, email);
  const foot = page.getByRole('navigation', { name: 'Your pages' });
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  const end = page.getByRole('link', { name: 'Back to top' });
  await end.focus();
  const [last, bar] = [await end.boundingBox(), await foot.boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await foot.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await foot.getByRole('link', { name: 'Calendar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Active Calendar' })).toBeVisible();
  await expectAccessible(page);
  await foot.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).press('Enter');
  await expect(page).toHaveURL(`/settings?business=${businessId}`);
  await expect(foot.locator('[aria-current]')).toHaveCount(0);
  await foot.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Bookings' })).toBeVisible();
  await page.goto('/faq');
  await expect(foot).toHaveCount(0);
});
