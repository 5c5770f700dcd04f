/** The React site, which mounts, changes and unmounts the element. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { bookFirstFree, chooseService, customer, freeTimes } from './customer.ts';
import { MODULE, requestsTo, withoutLater } from './host-page.ts';

test('a customer of the React site books a home visit, and the email comes; the site knows the reference', async ({
  page,
  daybook,
}, { project }) => {
  await page.goto(`${daybook.examplesUrl}/react-site/`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book Maths with Maya' }).click();
  const who = customer('react-site', project.name);
  const reference = await bookFirstFree({ page, daybookUrl: daybook.url, who }, async () => {
    await page.getByLabel('Address').fill('4 Beech Road, Chorlton');
    await page.getByLabel('Postcode').fill('M21 8BQ');
  });
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    `Booked. Your reference is ${reference}.`,
  );
});

test(
  'the first free time is there after three requests, two of them at once @release',
  { tag: '@once' },
  async ({ page, daybook }) => {
    const asked = requestsTo(page, daybook.url);
    await page.goto(`${daybook.examplesUrl}/react-site/#/book/willow-co-hair`);
    await expect(page.getByText(/^Free (today )?from \d/).first()).toBeVisible();
    // Whether React or our script comes first is not ours to say.
    expect(withoutLater(asked).sort()).toEqual(['GET /api/diary/willow-co-hair', 'GET /embed.js', MODULE]);
  },
);

test(
  'the one element follows the site: another diary, another accent, another theme',
  { tag: '@once' },
  async ({ page, daybook }) => {
    await page.goto(`${daybook.examplesUrl}/react-site/#/book/willow-co-hair`);
    const diary = page.locator('daybook-diary');
    const chosen = diary.locator('.day.on');
    await chooseService(diary);
    await expect(chosen).toHaveCSS('background-color', 'rgb(122, 59, 93)');
    await diary.evaluate((element) => Object.assign(window, { first: element }));
    await page.getByRole('navigation').getByRole('link', { name: 'Maths with Maya' }).click();
    await expect(diary.getByText('At your address')).toBeVisible();
    await expect(chosen).toHaveCSS('background-color', 'rgb(36, 86, 184)');
    await expectAccessible(page);
    await page.getByLabel('Dark').check();
    await expect(diary.locator('.diary')).toHaveCSS('background-color', 'rgb(32, 31, 28)');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByLabel('Light', { exact: true }).check();
    await expect(diary.locator('.diary')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.getByLabel('Match device').check();
    await expect(diary.locator('.diary')).toHaveCSS('background-color', 'rgb(32, 31, 28)');
    expect(await diary.evaluate((element) => Reflect.get(window, 'first') === element)).toBe(true);
  },
);

test(
  'leaving the page takes the diary out, coming back puts it in again, and the Back button works as ever',
  { tag: '@once' },
  async ({ page, daybook }) => {
    await page.goto(`${daybook.examplesUrl}/react-site/`);
    await page.getByRole('link', { name: 'Book Willow & Co. Hair' }).click();
    await chooseService(page);
    await freeTimes(page).first().click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    await page.goBack();
    await expect(page.locator('daybook-diary')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two doors, one website');
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeVisible();
  },
);

test(
  'with Daybook down, the link of the diary stays @release',
  { tag: '@once' },
  async ({ page, daybook, watch }) => {
    watch.expectMessage(/net::ERR_CONNECTION_REFUSED/);
    await page.route(`${daybook.url}/embed.js`, (route) => route.abort('connectionrefused'));
    await page.goto(`${daybook.examplesUrl}/react-site/#/book/willow-co-hair`);
    await expect(page.getByRole('link', { name: 'Open the diary of Willow & Co. Hair' })).toHaveAttribute(
      'href',
      `${daybook.url}/diary/willow-co-hair`,
    );
    await expectAccessible(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('plain links lead to the hosted diaries @release', { tag: '@once' }, async ({ page, daybook }) => {
    await page.goto(`${daybook.examplesUrl}/react-site/`);
    await page.getByRole('link', { name: 'Book Maths with Maya' }).click();
    await expect(page).toHaveURL(`${daybook.url}/diary/maths-with-maya`);
  });
});
