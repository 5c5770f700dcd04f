/** What follows the first free time is imported later (src/later/): what a customer sees before it is there, and without it. */

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';
import { bookFirstFree, customer, freeTimes } from './customer.ts';
import { EMBED, gate, listenersOf, lookOf, openHostPage, requestsTo } from './host-page.ts';

const CLINIC = '<daybook-diary slug="harbour-physio"></daybook-diary>';
const later = (daybook: LaunchedServer) => `${daybook.url}/embed/later-*`;
const heading = (page: Page) => page.getByRole('heading', { name: 'Your details' });

test('a time that is pressed before the form is there is kept, and the form follows @once', async ({
  page,
  daybook,
}, { project }) => {
  const file = gate();
  await page.route(later(daybook), async (route) => {
    await file.opened;
    await route.continue();
  });
  await openHostPage(page, daybook, { head: EMBED, body: CLINIC });
  const time = await freeTimes(page).first().innerText();
  await freeTimes(page).first().click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('.crumbs')).toContainText(`${time} to `);
  await expect(page.getByText('Loading the form…')).toBeAttached();
  await expect(page.locator('.fields .skeleton').first()).toBeVisible();
  await expectAccessible(page);
  file.open();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByText('Loading the form…')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Change time' }).click();
  await bookFirstFree({ page, daybookUrl: daybook.url, who: customer('early', project.name) });
});

test('a diary that comes after another one has loaded the form has it too @once', async ({
  page,
  daybook,
}) => {
  const diary = gate();
  await page.route('**/api/diary/harbour-physio', async (route) => {
    await diary.opened;
    await route.continue();
  });
  await openHostPage(page, daybook, {
    head: EMBED,
    body: `<daybook-diary slug="maths-with-maya"></daybook-diary>${CLINIC}`,
  });
  const [first, late] = [page.locator('daybook-diary').first(), page.locator('daybook-diary').last()];
  await freeTimes(first).first().click();
  await expect(first.getByLabel('First name')).toBeVisible();
  diary.open();
  await freeTimes(late).first().click();
  await expect(late.getByLabel('First name')).toBeVisible();
});

test('a form that does not load keeps the time, can be tried again, and is on the hosted page as well @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/net::ERR_CONNECTION_REFUSED|status of (404|503)/);
  const asked = requestsTo(page, daybook.url);
  const files = () => asked.filter((call) => call.includes('/embed/later-'));
  await page.route(later(daybook), (route) => route.abort('connectionrefused'));
  // On the site whose policy allows only what it must.
  await page.goto(`${daybook.examplesUrl}/strict-csp-site/`);
  await expect(freeTimes(page).first()).toBeVisible();
  await expect.poll(() => files().length).toBe(1);
  const slot = (await freeTimes(page).first().getAttribute('value')) ?? '';
  await freeTimes(page).first().click();
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('We couldn’t load the form.');
  await expect(page.getByRole('link', { name: 'Change time' })).toBeVisible();
  await expectAccessible(page);

  // What an old page finds after a new version was installed: its file is gone.
  await page.unroute(later(daybook));
  for (const status of [404, 503]) {
    await page.route(later(daybook), (route) => route.fulfill({ status, body: '' }), { times: 1 });
    const before = files().length;
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => files().length).toBe(before + 1);
    await expect(trouble).toContainText('We couldn’t load the form.');
  }
  const link = trouble.getByRole('link', { name: 'Book this time on the diary’s own page' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(new URL(address).searchParams.get('slot')).toBe(slot);

  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await expect(heading(page)).toBeFocused();

  await page.goto(address);
  await expect(page.locator('.crumbs').first()).toContainText('Time');
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('another time that is pressed asks for the form again by itself @release @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/net::ERR_CONNECTION_REFUSED/);
  await page.route(later(daybook), (route) => route.abort('connectionrefused'));
  await openHostPage(page, daybook, { head: EMBED, body: CLINIC });
  await freeTimes(page).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Change time' }).click();
  await page.unroute(later(daybook));
  await freeTimes(page).last().click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a diary that is removed while its form is on the way leaves nothing behind @release @once', async ({
  page,
  daybook,
}) => {
  const file = gate();
  await page.route(later(daybook), async (route) => {
    await file.opened;
    await route.continue();
  });
  await openHostPage(page, daybook, { head: EMBED, body: '<div id="place"></div>' });
  await page.waitForFunction(() => 'Daybook' in window);
  const look = async () => ({ look: await lookOf(page), listeners: await listenersOf(page) });
  const before = await look();
  await page.evaluate((html) => {
    const place = document.getElementById('place');
    if (place) place.innerHTML = html;
  }, CLINIC);
  await freeTimes(page).first().click();
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => document.querySelector('daybook-diary')?.remove());
  const came = page.waitForResponse(later(daybook));
  file.open();
  await (await came).finished();
  expect(await look()).toEqual(before);
});
