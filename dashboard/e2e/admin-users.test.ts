/** /admin/users and /admin/newsletter. */

import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { addTo } from '../../server/test/builders.ts';
import { now } from '../../server/test/clock.ts';
import { expectAccessibleOnBoth, openAsAdmin, rowOf, search } from './admin.ts';
import { parseCsv } from './csv.ts';
import { ownSalon } from './salon.ts';

/** Nothing is asked of it here: the browser is given its answers. */
const PICTURES = 'https://lh3.googleusercontent.com';

test('an admin finds a user, reads what goes with the account, and deletes it @once', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'admin-user', info);
  await openAsAdmin(page, '/admin/users');
  await expect(page.getByRole('term')).toHaveText([
    'Total Users',
    'Users with Businesses',
    'Actual Revenue Generated',
    'Paid Users',
    'Total Bookings',
  ]);
  await search(page, email);
  const row = rowOf(page, email);
  await expect(row).toContainText('Olive Ash');
  await expect(row).toContainText('1 business Paid');
  await expect(row).toContainText('latest: Willow & Co. Hair');
  await expectAccessibleOnBoth(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(await readFile(await download.path(), 'utf8'));
  expect(rows.map(([first]) => first)).toEqual(['Email', email, 'Exported from Daybook']);

  await row.getByRole('button', { name: 'Delete Olive Ash' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Olive Ash?' });
  await expect(question).toContainText(
    'This also deletes 1 business (Willow & Co. Hair), 0 events and 0 bookings.',
  );
  await expectAccessible(page);
  await question.getByLabel('Type DELETE USER to confirm').fill('DELETE USER');
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('Olive Ash has been deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('a user is shown by the picture at Google, and by initials where it does not load @release @once', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.allowOrigin(PICTURES);
  watch.expectMessage(/Failed to load resource/);
  const addUser = (what: string) =>
    addTo(daybook, (add) => {
      const email = `${what}-${info.project.name}@pictured.example`;
      const picture = `${PICTURES}/a/${what}`;
      return add.owner({ subject: email, email, givenName: 'Olive', familyName: 'Ash', picture });
    });
  const { email } = await addUser('olive');
  const gone = await addUser('gone');
  const referrers: (string | undefined)[] = [];
  await page.route(`${PICTURES}/**`, async (route) => {
    referrers.push(route.request().headers().referer);
    if (route.request().url().endsWith('/gone')) return route.fulfill({ status: 404 });
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await openAsAdmin(page, `/admin/users?search=${encodeURIComponent(email)}`);
  const picture = rowOf(page, email).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveAttribute('src', `${PICTURES}/a/olive`);
  await expectAccessibleOnBoth(page);

  await search(page, gone.email);
  await expect(rowOf(page, gone.email).getByText('OA', { exact: true })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  expect(referrers).toEqual([undefined, undefined]);
});

test('an admin finds a newsletter signup, and deletes it @once', async ({ page, daybook }, info) => {
  const email = `reader-${info.project.name}@newsletter.example`;
  await addTo(daybook, (add) =>
    add.signup({ email, firstName: 'Ann', source: 'hero', status: 'active', createdAt: now() }),
  );
  await openAsAdmin(page, '/admin/newsletter');
  await expect(page.getByRole('term')).toHaveText([
    'Total Signups',
    'Active Subscribers',
    'Today’s Signups',
    'Top Source',
  ]);
  await search(page, email);
  const row = rowOf(page, email);
  await expect(row.getByRole('cell').nth(0)).toHaveText('Hero');
  await expect(row.getByRole('cell').nth(1)).toHaveText('Active');
  await expect(row.getByRole('cell').nth(2)).toHaveText(/^\d\d\/\d\d\/\d\d \d\d:\d\d$/);
  await expectAccessibleOnBoth(page);
  await row.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete signup' }).click();
  await expect(page.getByText('Signup deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});
