/** The dashboard on a phone without a connection: what can be read, and that nothing of it stays. */

import type { Page } from '@playwright/test';
import { OFFLINE_CACHE, OFFLINE_DAYS_ITEM } from '@daybook/schema/words/kept-in-browser';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  type Watch,
} from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee } from './calendar-business.ts';
import { ownOwner, signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test.use({ serviceWorkers: 'allow' });

async function threeDays(add: Builders, businessId: number) {
  const book = (first: string, last: string, eventDate: string) =>
    add.booking(businessId, { ...attendee(first, last), eventDate, startTime: '14:00', endTime: '14:45' });
  await book('Grace', 'Okafor', inDays(0));
  await book('Priya', 'Nair', inDays(1));
  await book('Joseph', 'Bright', inDays(2));
}

/** All that this browser keeps for a page without a connection. */
const keptOn = (page: Page) =>
  page.evaluate(async () => ({
    items: Object.keys(localStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }));
const NOTHING = { items: [], caches: [], databases: 0, workers: [] };

/** Waits until the worker is there, and the days are kept. */
async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() => keptOn(page))
    .toEqual({ items: [OFFLINE_DAYS_ITEM], caches: [OFFLINE_CACHE], databases: 0, workers: ['/dashboard'] });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Opens a page and waits until it keeps the days, which it begins after its first response. */
async function openKeeping(page: Page, path: string): Promise<void> {
  await page.evaluate((name) => localStorage.removeItem(name), OFFLINE_DAYS_ITEM);
  await page.goto(path);
  await expectKept(page);
}

/** An open page asks the server every five seconds, and must then load what it shows. */
const SOON = { timeout: 20_000 };

const expectLostConnection = (watch: Watch) => watch.expectMessage(/ERR_INTERNET_DISCONNECTED/);

test('offline an owner reads today and tomorrow, and the screen is live again with the connection @widths', async ({
  page,
  context,
  daybook,
  watch,
}, info) => {
  expectLostConnection(watch);
  const salon = await ownSalon(daybook, 'offline', info, threeDays);
  await signIn(page, salon.email);
  await expectKept(page);
  const kept = await page.evaluate((name) => localStorage.getItem(name), OFFLINE_DAYS_ITEM);
  expect(kept).toContain('Priya');
  expect(kept).not.toMatch(/Joseph|@/);

  await context.setOffline(true);
  await page.reload();
  const day = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
  const expectReadable = async () => {
    await expect(page.getByText(/^As of \d\d:\d\d today$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
    await expect(day('Today')).toHaveText([/14:00.*Grace Okafor.*07700 900123/]);
    await expect(day('Tomorrow')).toHaveText([/14:00.*Priya Nair/]);
    await expect(page.getByText('Joseph Bright').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  };
  await expectReadable();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await context.setOffline(false);
  const live = page.getByRole('region', { name: 'Bookings at a Glance' });
  await expect(live).toContainText('Joseph Bright', SOON);

  // An open page that shows something else leads to it.
  await openKeeping(page, '/dashboard?tab=calendar');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'See today and tomorrow' }).click(SOON);
  await expectReadable();
  await context.setOffline(false);
  await expect(live).toContainText('Joseph Bright', SOON);

  // What it replaces stays as it was, with the focus.
  const added = page.getByRole('button', { name: 'Add booking' });
  await added.focus();
  await context.setOffline(true);
  await expect(page.getByText(/^As of/)).toBeVisible(SOON);
  await expectReadable();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(live).toBeVisible(SOON);
  await expect(page.getByText(/^As of/)).toHaveCount(0);
  await expect(added).toBeFocused();
});

test('logging out in any tab deletes it all, and so does another account’s login @phone', async ({
  page,
  context,
  daybook,
  watch,
}, info) => {
  expectLostConnection(watch);
  watch.expectMessage(/status of 401/);
  const salon = await ownSalon(daybook, 'offline-gone', info, threeDays);
  const other = await ownOwner(daybook, 'offline-other', info);
  await signIn(page, salon.email);
  await expectKept(page);

  const secondTab = await context.newPage();
  await secondTab.goto('/about-us');
  await secondTab.locator('a[data-log-out]').first().dispatchEvent('click');
  await expect(secondTab).toHaveURL('/');
  expect(await keptOn(secondTab)).toEqual(NOTHING);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in to access your dashboard');
  expect(await keptOn(page)).toEqual(NOTHING);
  await secondTab.close();

  await signIn(page, salon.email);
  await expectKept(page);
  // Without businesses, the other account's dashboard keeps nothing of its own.
  await signIn(page, other.email);
  await expect(page.getByRole('heading', { name: 'No businesses yet' })).toBeVisible();
  await expect.poll(() => keptOn(page)).toEqual(NOTHING);

  await signIn(page, salon.email);
  await expectKept(page);
  await context.clearCookies();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByText('Grace Okafor')).toHaveCount(0);
  await expectAccessible(page);
  expect((await keptOn(page)).items).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Please log in to access your dashboard',
    SOON,
  );
  await expect.poll(() => keptOn(page)).toEqual(NOTHING);
});

test(
  'a browser may install the dashboard as an app, whose worker touches no other page',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const salon = await ownSalon(daybook, 'installed', info);
    await signIn(page, salon.email);
    await expectKept(page);
    const browser = await page.context().newCDPSession(page);
    expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { data, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({
      name: 'Daybook',
      start_url: '/dashboard',
      display: 'standalone',
    });
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await page.goto('/dashboard');
    expect(await isControlled()).toBe(true);
    for (const path of ['/', `/diary/${salon.slug}`, '/settings']) {
      await page.goto(path);
      expect(await isControlled()).toBe(false);
    }
  },
);
