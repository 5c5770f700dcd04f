/** What an owner's page is drawn with: what its document names and tells, and nothing that is found out about later. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { bookSlots, ownSalon } from './salon.ts';

/** Lets through only those scripts and styles that the document names. The others stay on their way. */
async function holdWhatIsNotNamed(page: Page, path: string): Promise<void> {
  const document = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await page.route(/\/assets\/dashboard\/.*\.(js|css)$/, async (route) => {
    const html = await (await document).text();
    if (html.includes(new URL(route.request().url()).pathname)) await route.continue();
  });
}

test('each page is drawn with the files that its document names, and asks neither who opens it nor for businesses @once', async ({
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
  const screens = [
    [
      '/dashboard',
      `?business=${salon.businessId}`,
      page.getByRole('region', { name: 'Bookings at a Glance' }).getByRole('listitem').first(),
    ],
    [
      '/dashboard',
      `?business=${salon.businessId}&tab=calendar`,
      page.getByRole('button', { name: /^Next/ }).first(),
    ],
    ['/dashboard', `?business=${salon.businessId}&tab=bookings`, page.getByRole('row').nth(1)],
    ['/create-business', '', page.getByLabel('Business name')],
    [`/create-event/${salon.businessId}`, '', page.getByRole('heading', { level: 1 })],
    [`/business/${unpaid}/payment`, '', page.getByRole('heading', { level: 1 })],
    ['/settings', '?tab=businesses', page.getByRole('heading', { level: 1, name: 'Settings' })],
  ] as const;
  for (const [path, query, drawn] of screens) {
    await test.step(path + query, async () => {
      await holdWhatIsNotNamed(page, path);
      await page.goto(path + query);
      await expect(drawn).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  expect(asked.filter((path) => path.includes('/users/me') || path.includes('/businesses/my'))).toEqual([]);
});
