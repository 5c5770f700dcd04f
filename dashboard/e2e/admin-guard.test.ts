/** Who gets to the admin's pages, and the bar that the admin has. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { openAsAdmin } from './admin.ts';
import { ownOwner, signIn } from './owner.ts';

const ADMIN_LINKS = [
  'Coupons',
  'Business Management',
  'Users',
  'Newsletter',
  'Testimonials',
  'Visits',
  'Email Diagnostic',
  'Audit Log',
  'Settings',
];

/** FAQ and Support are under How To Use. */
const OWNER_LINKS = ['Dashboard', 'Settings', 'Home', 'About Us', 'Pricing', 'Contact'];

test('an owner is told that a page is the admin’s, and is led back to the dashboard @once', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownOwner(daybook, 'admin-guard', info);
  await signIn(page, email, '/admin/businesses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByText('Admin access required')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(OWNER_LINKS);

  await page.goto('/admin/coupons');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever is not signed in is offered the way in @release @once', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in to continue.');
});

test('the admin finds the admin’s pages in the bar, and nothing of an owner’s @release @once', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/businesses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Management');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(ADMIN_LINKS);
  await expect(bar.getByRole('link', { name: 'Business Management' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 1024, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(bar.getByRole('link')).toHaveText(ADMIN_LINKS);
  await bar.getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupons');
  await expect(bar).toBeHidden();
});

test('the admin has the same bar everywhere, is not asked to begin as an owner, and cannot delete the account @once', async ({
  page,
}) => {
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Management');
  await page.goto('/settings?tab=account');
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete My Account' })).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(ADMIN_LINKS);
  await page.getByRole('tab', { name: 'Business Details' }).click();
  await expect(page.getByText('This account runs Daybook, so it has no businesses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Business' })).toHaveCount(0);
  await page.goto('/pricing');
  await expect(bar.getByRole('link').filter({ hasNotText: 'Logout' })).toHaveText(ADMIN_LINKS);
});
