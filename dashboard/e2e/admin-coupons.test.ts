/** /admin/coupons: making, changing and ending coupons. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { expectAccessibleOnBoth, openAsAdmin, rowOf, search } from './admin.ts';

test('an admin makes a coupon, changes it, deactivates it and deletes it, and the log tells of it @once', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/coupons');
  await expect(page.getByRole('heading', { name: 'All Coupons' })).toBeVisible();
  const figures = page.getByRole('definition');
  const before = Number(await figures.first().textContent());
  await expectAccessibleOnBoth(page);

  await page.getByRole('button', { name: 'New Coupon' }).click();
  const form = page.getByRole('form', { name: 'New Coupon' });
  await expect(form.getByLabel('Code')).toBeFocused();
  await expect(form.getByLabel('Percentage off')).toHaveValue('100');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('Please enter a coupon code')).toBeVisible();
  await form.getByLabel('Code').fill('spring_10');
  await form.getByLabel('Description').fill('For the spring fair');
  await expect(form.getByLabel('Code')).toHaveValue('SPRING_10');
  await expect(form.getByLabel('Expires at')).toBeHidden();
  await form.getByLabel('Discount type').selectOption('Free trial');
  await expect(form.getByLabel('Trial length')).toHaveValue('24');
  await form.getByLabel('Discount type').selectOption('Fixed amount');
  await expect(form.getByLabel('Amount off')).toHaveValue('10');
  await form.getByLabel('Amount off').fill('50');
  await form.getByLabel('Discount type').selectOption('Percentage');
  await expect(form.getByLabel('Percentage off')).toHaveValue('100');
  await form.getByLabel('Discount type').selectOption('Fixed amount');
  await expect(form.getByLabel('Amount off')).toHaveValue('50');
  await form.getByLabel('Max uses').fill('10');
  await form.getByLabel('Expires at').fill('2031-06-01T12:00');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('Please enter an amount from £0 to £49')).toBeVisible();
  await expectAccessibleOnBoth(page);
  await form.getByLabel('Amount off').fill('10');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByText('Coupon SPRING_10 has been created.')).toBeVisible();
  await expect(form).toBeHidden();
  const row = rowOf(page, 'SPRING_10');
  await expect(row.getByRole('cell').nth(0)).toHaveText('£10');
  await expect(row.getByRole('cell').nth(1)).toHaveText('0 / 10');
  await expect(row.getByRole('cell').nth(2)).toHaveText('01/06/31');
  await expect(figures.first()).toHaveText(String(before + 1));

  await row.getByRole('button', { name: 'Edit SPRING_10' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Expires at')).toHaveValue('2031-06-01T12:00');
  await dialog.getByLabel('Max uses').fill('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('cell').nth(1)).toHaveText('0 / ∞');

  await row.getByRole('button', { name: 'Deactivate SPRING_10' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deactivate coupon SPRING_10?' });
  await question.getByRole('button', { name: 'Deactivate coupon' }).click();
  await expect(row).toContainText('Inactive');

  await row.getByRole('button', { name: 'Delete SPRING_10' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Delete coupon SPRING_10?' });
  await expect(deletion).toContainText('usage history');
  await deletion.getByRole('button', { name: 'Delete coupon' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'All Coupons' })).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit Log' }).click();
  // Both pages have a search.
  await expect(page.getByRole('heading', { name: 'Audit Log', level: 1 })).toBeVisible();
  await search(page, 'SPRING_10');
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  const told = rowOf(page, 'SPRING_10').filter({ hasText: 'Coupon changed' });
  await expect(told).toContainText('Max uses: 10 → none');
  await expectAccessibleOnBoth(page);
  await page.getByLabel('Action').selectOption('Coupon deactivated');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('a search stands in the address, and says when it finds nothing @release @once', async ({ page }) => {
  await openAsAdmin(page, '/admin/coupons');
  await search(page, 'DIARYFREE');
  await expect(page).toHaveURL(/search=DIARYFREE/);
  await expect(rowOf(page, 'DIARYFREE')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByLabel('Status').selectOption('Inactive');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('DIARYFREE');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/coupons$/);
  await expect(rowOf(page, 'DIARYDEMO')).toBeVisible();
});

test('a list that cannot be had says why, and can be asked for again @release @once', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/status of 403|ERR_CONNECTION_REFUSED/);
  await page.route('**/api/admin/coupons/search*', (route) =>
    route.fulfill({ status: 403, json: { error: 'Admin access required' } }),
  );
  await openAsAdmin(page, '/admin/coupons');
  await expect(page.getByRole('alert')).toHaveText('Admin access required');
  await page.unroute('**/api/admin/coupons/search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'DIARYFREE')).toBeVisible();
});
