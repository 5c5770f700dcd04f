/** The bar over every page. */

import { expect, test } from '../../server/test/browser.ts';
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
