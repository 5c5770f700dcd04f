/** What an owner's page is opened with: its files come beside the app's, and its document tells who opens it. */

import type { Page } from '@playwright/test';
import { expect, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { bookSlots, ownSalon } from './salon.ts';

/** Holds the app's files until the page's own are asked for, which no script of the app can do meanwhile. */
async function holdTheApp(page: Page, own: RegExp): Promise<void> {
  const isAsked = page.waitForRequest(own);
  await page.route(/\/assets\/dashboard\/(app|vendor)-.*\.js$/, async (route) => {
    await isAsked;
    await route.continue();
  });
}

test('each page asks for its files beside the app’s, and neither who opens it nor for businesses @once', async ({
  page,
  daybook,
}, info) => {
  let unpaid = 0;
  const salon = await ownSalon(daybook, 'opening', info, async (add, businessId, ownerId) => {
    unpaid = (await add.business({ ownerId, name: 'Rowan', paidAt: null })).id;
    await bookSlots(add, businessId, await add.event(businessId, { date: inDays(1) }), 3);
  });
  await signIn(page, salon.email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const heading = page.getByRole('heading', { level: 1 });
  const screens = [
    [
      `/dashboard?business=${salon.businessId}`,
      /OverviewTab/,
      page.getByRole('region', { name: 'Bookings at a Glance' }).getByRole('listitem').first(),
    ],
    [
      `/dashboard?business=${salon.businessId}&tab=calendar`,
      /CalendarTab/,
      page.getByRole('button', { name: /^Next/ }).first(),
    ],
    [`/dashboard?business=${salon.businessId}&tab=bookings`, /BookingsTab/, page.getByRole('row').nth(1)],
    ['/create-business', /NewBusinessPage/, page.getByLabel('Business name')],
    [`/create-event/${salon.businessId}`, /NewEventPage/, heading],
    [`/business/${unpaid}/payment`, /PaymentPage/, heading],
    ['/settings?tab=businesses', /SettingsPage/, page.getByRole('heading', { level: 1, name: 'Settings' })],
  ] as const;
  for (const [path, own, drawn] of screens) {
    await test.step(path, async () => {
      await holdTheApp(page, own);
      await page.goto(path);
      await expect(drawn).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  expect(asked.filter((path) => path.includes('/users/me') || path.includes('/businesses/my'))).toEqual([]);
});
