/** /settings?tab=account: what is known of an owner, taking it away, and the end of it. */

import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { bookedAnswer } from '@daybook/schema/contract/booking';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { now } from '../../server/test/clock.ts';
import { readSlots } from '../../server/test/customer.ts';
import { ownOwner, signIn } from './owner.ts';

const inAMonth = () => new Date(now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('an owner reads what is known, and takes everything away in one archive @once', async ({
  page,
  daybook,
}, info) => {
  const { email, slug } = await ownOwner(daybook, 'account-export', info, async (add, owner) => {
    const business = await add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug });
    await add.event(business.id, { date: inAMonth(), name: 'Cut, wash & dry' });
    await add.business({ ownerId: owner.id, name: 'Harbour Nails', diarySlug: `${owner.slug}-nails` });
  });
  await signIn(page, email, '/settings?tab=account');
  const facts = page.getByRole('region', { name: 'Account', exact: true });
  await expect(facts.getByRole('definition')).toHaveText([email, 'Olive Ash', '2']);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^daybook-export-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible();
  await expectAccessible(page);

  const files = unzipSync(await readFile(await download.path()));
  const textOf = (name: string) => new TextDecoder().decode(files[name]);
  const ofBusinesses = [`businesses/${slug}.json`, `businesses/${slug}-nails.json`];
  expect(Object.keys(files)).toEqual(['read-me.txt', 'account.json', ...ofBusinesses]);
  expect(textOf('account.json')).toContain(email);
  expect(textOf(`businesses/${slug}.json`)).toContain('"Cut, wash & dry"');
});

test('an export says how far it is, and that it failed @release @once', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 500/);
  const { email } = await ownOwner(daybook, 'account-export-fails', info);
  await signIn(page, email, '/settings?tab=account');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/me/export', async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: '' });
  });
  const button = page.getByRole('button', { name: /^Export/ });
  await button.click();
  await expect(button).toHaveAccessibleName('Exporting…');
  await expectAccessible(page);
  answer();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t export your data. Please try again.');
  await expectAccessible(page);
});

test('an owner sees where they are logged in, and logs the other browser out @release @once', async ({
  page,
  daybook,
  browser,
}, info) => {
  const { email } = await ownOwner(daybook, 'account-sessions', info);
  const elsewhere = await browser.newContext({
    baseURL: daybook.url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  const otherPage = await elsewhere.newPage();
  await signIn(page, email, '/settings?tab=account');
  const list = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('This device');
  await expect(list.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);

  await signIn(otherPage, email, '/settings');
  const told = await newestMail(daybook.url, email, /new login/i);
  expect(told.text).toContain('Firefox on Linux');
  await page.goto('/settings?tab=account');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').nth(1)).toContainText('Firefox on Linux');
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Log out Firefox on Linux, last used/ }).click();
  await expect(page.getByText('Firefox on Linux is logged out.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('list')).toBeFocused();
  expect((await otherPage.request.get('/api/users/me')).status()).toBe(401);
  await expectAccessible(page);

  await signIn(otherPage, email, '/settings');
  await page.goto('/settings?tab=account');
  await list.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await otherPage.request.get('/api/users/me')).status()).toBe(401);
  expect((await page.request.get('/api/users/me')).status()).toBe(200);
  await elsewhere.close();

  await list.getByRole('button', { name: 'Log out this device' }).click();
  await expect(page).toHaveURL(`${daybook.url}/`);
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
});

test('an account is deleted: the diary is gone, who had booked is told, and nobody is signed in @once', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 404/);
  let eventId = 0;
  const { email, slug } = await ownOwner(daybook, 'account-delete', info, async (add, owner) => {
    const business = await add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug });
    eventId = (await add.event(business.id, { date: inAMonth() })).id;
  });
  const attendee = `attendee-of-${email}`;
  const [slot] = await readSlots(daybook.url, eventId);
  if (!slot) throw new Error('the event has no free time');
  const booked = await page.request.post(`/api/time-slots/${slot.id}/book`, {
    data: {
      attendee_first_name: 'Ada',
      attendee_last_name: 'Lovelace',
      attendee_email: attendee,
      selected_start_time: slot.start_time,
      selected_end_time: slot.end_time,
    },
  });
  const { booking_reference: reference } = bookedAnswer.parse(await booked.json());

  await signIn(page, email, '/settings?tab=account');
  const begin = page.getByRole('button', { name: 'Delete My Account' });
  await begin.click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  for (const text of ['offline at once', 'we email the customers', 'within 30 days', 'for 7 years'])
    await expect(dialog).toContainText(text);
  await expectAccessible(page);
  const phrase = dialog.getByLabel('Type DELETE MY ACCOUNT to confirm');
  const confirm = dialog.getByRole('button', { name: 'Delete account for good' });
  for (const typed of ['', 'delete my account', 'DELETE MY ACCOUNT ']) {
    await phrase.fill(typed);
    await confirm.click();
    await expect(dialog).toContainText('Please type "DELETE MY ACCOUNT" to confirm');
    await expect(phrase).toBeFocused();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await page.request.get('/api/users/me')).status()).toBe(200);

  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await expect(phrase).toHaveValue('');
  await phrase.focus();
  await page.keyboard.type('DELETE MY ACCOUNT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${daybook.url}/`);
  await expect(page.getByText('Your account is closed and you’re logged out.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible();
  await expectAccessible(page);
  const told = await newestMail(daybook.url, attendee, /cancel/i);
  expect(told.text).toContain(reference);
  expect((await newestMail(daybook.url, email, /account is deleted/i)).text).toContain('Willow Hair');
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
  const diary = await page.goto(`/diary/${slug}`);
  expect(diary?.status()).toBe(404);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in to access your dashboard');
});

test('a deletion that fails says so, and nothing is lost @release @once', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 500/);
  const { email } = await ownOwner(daybook, 'account-delete-fails', info);
  await signIn(page, email, '/settings?tab=account');
  await page.route('**/api/users/me', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/^Type DELETE/).fill('DELETE MY ACCOUNT');
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete account. Please contact support.');
  await expect(dialog.getByLabel(/^Type DELETE/)).toHaveValue('DELETE MY ACCOUNT');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await page.request.get('/api/users/me')).status()).toBe(200);
});
