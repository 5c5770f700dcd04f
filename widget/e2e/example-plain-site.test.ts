/** The plain HTML site: a script tag where the diary should appear. */

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { bookFirstFree, chooseService, customer, freeTimes } from './customer.ts';
import { lookOf, MODULE, requestsTo, withoutDaybook, withoutLater } from './host-page.ts';

const LINK = 'Open our diary and choose a time';

test('a customer of the plain site books to the confirmation, and the email comes', async ({
  page,
  daybook,
}, { project }) => {
  await page.goto(`${daybook.examplesUrl}/plain-site/`);
  const who = customer('plain-site', project.name);
  await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeVisible();
  await expectAccessible(page);
  await chooseService(page);
  await bookFirstFree({ page, daybookUrl: daybook.url, who });
  await expect(page.getByText(LINK)).toBeHidden();
  await page.getByRole('link', { name: 'Book Another Appointment' }).click();
  await expect(page.getByText('You’re booked')).toHaveCount(0);
  await expect(page.locator('daybook-diary').getByRole('heading', { level: 2 }).last()).toBeFocused();
  await expectAccessible(page);
});

test(
  'the first free time is there after three requests, two of them at once @release',
  { tag: '@once' },
  async ({ page, daybook }) => {
    const asked = requestsTo(page, daybook.url);
    await page.goto(`${daybook.examplesUrl}/plain-site/`);
    await expect(page.getByText(/^Free (today )?from \d/).first()).toBeVisible();
    expect(withoutLater(asked)).toEqual(['GET /embed.js', 'GET /api/diary/willow-co-hair', MODULE]);
  },
);

test('the diary changes nothing in the page around it, also in the middle of a booking', async ({
  page,
  daybook,
}) => {
  const address = `${daybook.examplesUrl}/plain-site/`;
  const before = await withoutDaybook(page, daybook, async () => {
    await page.goto(address);
    const look = await lookOf(page);
    // Once the diary is there, it contains the link that stood in its place.
    return { ...look, styles: look.styles.toSpliced(await indexOfLink(page), 1) };
  });
  await page.goto(address);
  await chooseService(page);
  await freeTimes(page).first().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  // The browser has scrolled to the form.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await lookOf(page)).toEqual({ ...before, globals: [...before.globals, 'Daybook'].sort() });
});

test(
  'the styles of the page that mean no good do not reach the diary',
  { tag: '@once' },
  async ({ page, daybook }) => {
    await page.goto(`${daybook.examplesUrl}/plain-site/`);
    await chooseService(page);
    const time = freeTimes(page).first();
    const bad = page.getByRole('button', { name: 'About patch tests' });
    for (const property of ['background-color', 'border-top-style', 'text-transform']) {
      const value = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
      expect(await time.evaluate(value, property)).not.toBe(await bad.evaluate(value, property));
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a plain link leads to the hosted diary', { tag: '@once' }, async ({ page, daybook }) => {
    await page.goto(`${daybook.examplesUrl}/plain-site/`);
    await page.getByRole('link', { name: LINK }).click();
    await expect(page).toHaveURL(`${daybook.url}/diary/willow-co-hair`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willow & Co. Hair');
  });
});

test(
  'with Daybook down, the plain link stays @release',
  { tag: '@once' },
  async ({ page, daybook, watch }) => {
    watch.expectMessage(/net::ERR_CONNECTION_REFUSED/);
    await page.route(`${daybook.url}/embed.js`, (route) => route.abort('connectionrefused'));
    await page.goto(`${daybook.examplesUrl}/plain-site/`);
    const link = page.getByRole('link', { name: LINK });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `${daybook.url}/diary/willow-co-hair`);
    await expectAccessible(page);
  },
);

/** The position of the link among all elements of the page. */
function indexOfLink(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: LINK });
  return link.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element));
}
