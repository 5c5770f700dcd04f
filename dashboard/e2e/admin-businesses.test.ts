/** /admin/businesses: finding, changing, exporting and deleting businesses, and the page for support. */

import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { inDays, now } from '../../server/test/clock.ts';
import { expectAccessibleOnBoth, openAsAdmin, rowOf, search } from './admin.ts';
import { parseCsv } from './csv.ts';
import { ownSalon } from './salon.ts';

test('an admin finds a business, and changes it @once', async ({ page, daybook }, info) => {
  const { desk, email } = await ownSalon(daybook, 'admin-change', info);
  await openAsAdmin(page, '/admin/businesses');
  await expect(page.getByRole('definition').nth(1)).toHaveText(/^£[\d,]+\.\d\d$/);
  await expect(page.getByRole('img', { name: /^Revenue by week/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('rowheader', { name: /this week so far/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as chart' }).click();
  await page.getByRole('radio', { name: 'Bookings' }).check();
  await expect(page.getByRole('img', { name: /^Bookings by week/ })).toBeVisible();

  await search(page, desk);
  const row = rowOf(page, desk);
  await expect(row).toContainText(email);
  await expect(row).toContainText('£49.00');
  await expect(row).toContainText('ActivePaid');
  await expectAccessibleOnBoth(page);

  await row.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit business' });
  await dialog.getByLabel('Business name').fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Business name is required')).toBeVisible();
  await dialog.getByLabel('Business name').fill('Willow & Daughters');
  await dialog.getByLabel('Active').uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Willow & Daughters');
  await expect(row).toContainText('Inactive');
  await page.getByLabel('Billing status').selectOption('Paid');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('an admin exports what the filter finds @once', async ({ page, daybook }, info) => {
  const { desk, email, slug } = await ownSalon(daybook, 'admin-export', info);
  await openAsAdmin(page, `/admin/businesses?search=${encodeURIComponent(desk)}`);
  await expect(rowOf(page, desk)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^businesses-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(await readFile(await download.path(), 'utf8'));
  expect(rows.map(([first]) => first)).toEqual([
    'Business Name',
    'Willow & Co. Hair',
    'Exported from Daybook',
  ]);
  expect(rows[1]).toEqual(expect.arrayContaining([desk, email, `/diary/${slug}`, '49.00', 'Paid']));
});

test('an admin reads what goes with a business, types that it is meant, and deletes it @once', async ({
  page,
  daybook,
}, info) => {
  const attendee = `attendee-${info.project.name}@admin-delete.example`;
  const { desk } = await ownSalon(daybook, 'admin-delete', info, async (add, businessId) => {
    const date = inDays(20);
    const event = await add.event(businessId, { date });
    await add.booking(businessId, { eventId: event.id, eventDate: date, attendeeEmail: attendee });
  });
  await openAsAdmin(page, `/admin/businesses?search=${encodeURIComponent(desk)}`);
  await rowOf(page, desk)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete Willow & Co. Hair?' });
  await expect(question).toContainText('This also deletes 1 event and 1 booking.');
  await expect(question).toContainText('we email the customer');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete business' }).click();
  await expect(question.getByText('Please type "DELETE BUSINESS" to confirm')).toBeVisible();
  await question.getByLabel('Type DELETE BUSINESS to confirm').fill('DELETE BUSINESS');
  await question.getByRole('button', { name: 'Delete business' }).click();
  await expect(page.getByText('Willow & Co. Hair has been deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await newestMail(daybook.url, attendee, /./);

  await page.goto('/admin/audit?filter=business_deleted');
  await expect(rowOf(page, 'Willow & Co. Hair').first()).toContainText('Business deleted');
});

test('support sees how a business stands, and which emails failed @release @once', async ({
  page,
  daybook,
}, info) => {
  const { desk, slug } = await ownSalon(daybook, 'admin-support', info, async (add, businessId) => {
    await add.email({
      businessId,
      kind: 'booking_confirmed',
      recipient: 'ada@customer.example',
      status: 'failed',
      attempts: 8,
      lastError: '550 no such mailbox',
      createdAt: now(),
    });
  });
  await openAsAdmin(page, `/admin/businesses?search=${encodeURIComponent(desk)}`);
  await rowOf(page, desk).getByRole('link', { name: 'Willow & Co. Hair' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willow & Co. Hair');
  await expect(page.getByText(desk)).toBeVisible();
  await expect(page.getByRole('link', { name: `/diary/${slug}` })).toBeVisible();
  const email = page.getByRole('table', { name: 'Emails' }).getByRole('row').nth(1);
  await expect(email).toContainText('Booking confirmed, to the customer');
  await expect(email).toContainText('550 no such mailbox');
  await expect(email).toContainText('a•••@customer.example');
  await expectAccessibleOnBoth(page);
});
