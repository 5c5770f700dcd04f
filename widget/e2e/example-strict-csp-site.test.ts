/** The site under a strict Content Security Policy, with a custom element and its fallback inside. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { readDiary } from '../../server/test/customer.ts';
import { bookFirstFree, customer, freeTimes, tabTo } from './customer.ts';
import { gate, lookOf, MODULE, requestsTo, withoutDaybook } from './host-page.ts';

test('a customer books under the strict policy, and nothing offends against it', async ({ page, daybook }, {
  project,
}) => {
  // A browser also reports refusals that it does not write to the console.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  const answer = await page.goto(`${daybook.examplesUrl}/strict-csp-site/`);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|nonce|sha256|data:|\*/);
  await expect(freeTimes(page).first()).toBeVisible();
  await page.getByRole('link', { name: /^Penryn clinic/ }).click();
  const who = customer('strict-site', project.name);
  await bookFirstFree({ page, daybookUrl: daybook.url, who });
  await expect(page.getByText('Penryn clinic, 41 Lower Market Street').first()).toBeVisible();
});

test('the keyboard alone books, on another day than the first @once @release', async ({ page, daybook }, {
  project,
}) => {
  const { dates } = await readDiary(daybook.url, 'harbour-physio');
  const [first, second] = dates.filter(({ free_count }) => free_count !== 0);
  if (!first || !second) throw new Error('the demo clinic has no free times');
  const secondFile = gate();
  await page.route(`${daybook.url}/embed/later-*`, async (route) => {
    await secondFile.opened;
    await route.continue();
  });
  await page.goto(`${daybook.examplesUrl}/strict-csp-site/`);
  await expect(freeTimes(page).first()).toBeVisible();
  // The arrow keys come with the second file; until then Tab stops at every date with events.
  const tabStops = page.locator('[role=grid] a[tabindex="0"]');
  await expect.poll(() => tabStops.count()).toBeGreaterThan(1);
  secondFile.open();
  await expect(tabStops).toHaveCount(1);
  await tabTo(page, '[role=grid] a.on');
  const days = (Date.parse(second.date) - Date.parse(first.date)) / 86_400_000;
  for (let presses = 0; presses < days; presses += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator(`#daybook-${second.date}`)).toHaveClass(/ on$/);
  await expect(page.locator('#daybook-day')).toBeFocused();
  await expect(freeTimes(page).first()).toBeVisible();
  await tabTo(page, 'button[name=slot]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await tabTo(page, '[name=attendee_first_name]');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`strict-keyboard-${project.name}@example.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re booked, Ada' })).toBeFocused();
});

test('the accent reaches the diary without an inline style', { tag: '@once' }, async ({ page, daybook }) => {
  await page.goto(`${daybook.examplesUrl}/strict-csp-site/`);
  await freeTimes(page).first().click();
  const book = page.getByRole('button', { name: /^Book \d/ });
  await expect(book).toHaveCSS('background-color', 'rgb(11, 92, 122)');
  expect(await page.locator('daybook-diary').getAttribute('style')).toBeNull();
  expect(await page.locator('daybook-diary [style], daybook-diary style').count()).toBe(0);
});

test(
  'the diary is asked for while the module is on its way, and what the form needs comes after the first free time @release',
  { tag: '@once' },
  async ({ page, daybook }) => {
    const asked = requestsTo(page, daybook.url);
    let timesBefore = 0;
    const diary = page.waitForResponse(`${daybook.url}/api/diary/harbour-physio`);
    await page.route(`${daybook.url}/embed/widget-*`, async (route) => {
      await (await diary).finished();
      await route.continue();
    });
    await page.route(`${daybook.url}/embed/later-*`, async (route) => {
      timesBefore = await freeTimes(page).count();
      await route.continue();
    });
    await page.goto(`${daybook.examplesUrl}/strict-csp-site/`);
    await expect.poll(() => timesBefore).toBeGreaterThan(0);
    expect(asked).toEqual([
      'GET /embed.js',
      'GET /api/diary/harbour-physio',
      MODULE,
      expect.stringMatching(/^GET \/embed\/later-[\w-]+\.js$/),
    ]);
  },
);

test('the diary changes nothing in the page around it @release', async ({ page, daybook }) => {
  const address = `${daybook.examplesUrl}/strict-csp-site/`;
  const before = await withoutDaybook(page, daybook, async () => {
    await page.goto(address);
    return lookOf(page);
  });
  await page.goto(address);
  await expect(freeTimes(page).first()).toBeVisible();
  expect(await lookOf(page)).toEqual({ ...before, globals: [...before.globals, 'Daybook'].sort() });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'the link inside the element leads to the hosted diary @release',
    { tag: '@once' },
    async ({ page, daybook }) => {
      await page.goto(`${daybook.examplesUrl}/strict-csp-site/`);
      await page.getByRole('link', { name: 'Open our diary' }).click();
      await expect(page).toHaveURL(`${daybook.url}/diary/harbour-physio`);
    },
  );
});

test(
  'with Daybook down, the link inside the element stays @release',
  { tag: '@once' },
  async ({ page, daybook, watch }) => {
    watch.expectMessage(/net::ERR_CONNECTION_REFUSED/);
    await page.route(`${daybook.url}/embed.js`, (route) => route.abort('connectionrefused'));
    await page.goto(`${daybook.examplesUrl}/strict-csp-site/`);
    await expect(page.getByRole('link', { name: 'Open our diary' })).toBeVisible();
    await expectAccessible(page);
  },
);
