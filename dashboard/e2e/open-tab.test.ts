/** A dashboard that stays open: over a deploy, without a connection, and while somebody else signs in. */

import { CSRF_COOKIE, routes } from '@daybook/schema/words/routes';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { openNewEvent } from './new-event-page.ts';
import { ownOwner, signIn } from './owner.ts';
import { bookSlots, ownSalon } from './salon.ts';

const FILE_GONE = /ERR_FAILED|did not load|dynamically imported/;

test(
  'where the account menu is gone, the page says so and reloads with what was typed @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(FILE_GONE);
    const { email } = await ownOwner(daybook, 'menu-gone', info);
    await page.route('**/MenuList-*.js', (route) => route.abort());
    await signIn(page, email, '/create-business');
    await page.getByLabel('Business name').fill('Willow & Co. Hair');
    await page.getByLabel('Address optional').fill('14 Bridge Street');
    await page.getByRole('button', { name: /’s account$/ }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Part of this page didn’t load.');
    await expect(alert).toContainText('we keep what you’ve typed');
    await expect(page.getByLabel('Business name')).toHaveValue('Willow & Co. Hair');
    await expectAccessible(page);

    await page.unroute('**/MenuList-*.js');
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByLabel('Business name')).toHaveValue('Willow & Co. Hair');
    await expect(page.getByLabel('Address optional')).toHaveValue('14 Bridge Street');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.getByRole('button', { name: /’s account$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
);

test(
  'a calendar that is gone from a form is tried again when the connection returns, and nothing typed is lost @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(FILE_GONE);
    await page.route('**/DatesCalendar-*.js', (route) => route.abort());
    const form = await openNewEvent(page, daybook, 'calendar-gone', info);
    await form.fillBasics();
    await form.choose('Multiple');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('we keep what you’ve typed');
    await expectAccessible(page);
    await page.unroute('**/DatesCalendar-*.js');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(form.field('Event name')).toHaveValue('Cut and colour with Ruth');
  },
);

test(
  'a page that is gone offers to reload, under the same bar',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(FILE_GONE);
    const salon = await ownSalon(daybook, 'page-gone', info, () => Promise.resolve());
    await page.route('**/SettingsPage-*.js', (route) => route.abort());
    await signIn(page, salon.email);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
    await expectAccessible(page);
    await page.unroute('**/SettingsPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  },
);

test(
  'offline, a dialog says at once that nothing was saved, can be left, and sends nothing later',
  { tag: '@once' },
  async ({ page, context, daybook, watch }, info) => {
    watch.expectMessage(/ERR_INTERNET_DISCONNECTED/);
    const salon = await ownSalon(daybook, 'offline', info, async (add, businessId) => {
      await bookSlots(add, businessId, await add.event(businessId, { date: inDays(3) }), 1);
    });
    await signIn(page, salon.email, '/dashboard?tab=bookings');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Marigold');
    const changes: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()));
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update booking. Please try again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    const renewed = page.waitForResponse(/\/version$/);
    await context.setOffline(false);
    await renewed;
    expect(changes).toHaveLength(1);
    await expect(page.getByRole('row').nth(1)).not.toContainText('Marigold');
  },
);

test(
  'a form whose checks don’t load says that nothing was saved, and can be sent again',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(FILE_GONE);
    const salon = await ownSalon(daybook, 'checks-gone', info, async (add, businessId) => {
      await bookSlots(add, businessId, await add.event(businessId, { date: inDays(3) }), 1);
    });
    await page.route('**/contract-*.js', (route) => route.abort());
    await signIn(page, salon.email, '/dashboard?tab=bookings');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Marigold');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update booking. Please try again.');
    await expect(dialog.getByLabel('First name')).toHaveValue('Marigold');
    await page.unroute('**/contract-*.js');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toContainText('Marigold');
  },
);

test(
  'a dialog can be left while it saves, and what then fails is told on another tab @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(/status of 503/);
    const salon = await ownSalon(daybook, 'left-saving', info, async (add, businessId) => {
      await bookSlots(add, businessId, await add.event(businessId, { date: inDays(3) }), 1);
    });
    await signIn(page, salon.email, '/dashboard?tab=bookings');
    let fail = () => {};
    const isDue = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/api/bookings/*', async (route) => {
      await isDue;
      await route.fulfill({ status: 503, body: JSON.stringify({ error: 'Briefly unavailable.' }) });
    });
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Marigold');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'Dashboard' }).click();
    fail();
    await expect(page.getByRole('alert')).toContainText('We couldn’t save a change you made.');
    await expectAccessible(page);
  },
);

test(
  'Delete My Account deletes nobody once another account is signed in: the page shows that account',
  { tag: '@once' },
  async ({ page, context, daybook, watch }, info) => {
    // 401: what the other page asks while its login ends the session before.
    watch.expectMessage(/status of (409|401)/);
    const olive = await ownOwner(daybook, 'wrong-account', info);
    const bea = await ownOwner(daybook, 'right-account', info);
    await signIn(page, olive.email, '/settings?tab=account');
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Type DELETE MY ACCOUNT to confirm').fill('DELETE MY ACCOUNT');
    const other = await context.newPage();
    await signIn(other, bea.email);
    await other.close();
    const banner = page.getByText(`You’re now logged in as ${bea.email} in this browser`);
    // The page may notice the other account before the button is pressed, when it is looked at again.
    const remove = dialog.getByRole('button', { name: 'Delete account for good' }).click();
    await Promise.race([remove.catch(() => undefined), banner.waitFor()]);
    await expect(banner).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expectAccessible(page);
    expect((await page.request.get(routes.getMe.path)).status()).toBe(200);
    await signIn(page, olive.email, '/settings?tab=account');
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(olive.email);
    expect((await context.cookies()).map(({ name }) => name)).toContain(CSRF_COOKIE);
  },
);

test(
  'a new page begins at its top with its heading, and going back returns to where one was',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const salon = await ownSalon(daybook, 'moving', info, async (add, businessId) => {
      for (let day = 2; day < 22; day += 1) await add.event(businessId, { date: inDays(day) });
    });
    let load = () => {};
    const isDue = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/SettingsPage-*.js', async (route) => {
      await isDue;
      await route.continue();
    });
    await signIn(page, salon.email);
    const last = page.getByRole('region', { name: 'Scheduled events' }).getByRole('listitem').last();
    await expect(last).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page
      .getByRole('link', { name: 'Settings' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
    load();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Settings');
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(last).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await expect(heading).toBeFocused();
  },
);
