/** The site with a floating button and links of its own that open the diary over the page. */

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { bookFirstFree, customer, freeTimes, isFocused } from './customer.ts';
import { lookOf, MODULE, requestsTo, withoutDaybook, withoutLater } from './host-page.ts';

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' });
const floating = (page: Page) => page.getByRole('button', { name: 'Book now' });

test.beforeEach(async ({ page, daybook }) => {
  await page.goto(`${daybook.examplesUrl}/button-site/`);
  await expect(floating(page)).toBeVisible();
});

test('a customer opens the floating button, books in the dialog, and the email comes; the page says thank you', async ({
  page,
  daybook,
}, { project }) => {
  await expectAccessible(page);
  await floating(page).click();
  const who = customer('button-site', project.name);
  const within = dialogIn(page);
  const reference = await bookFirstFree({ page, within, daybookUrl: daybook.url, who });
  await within.getByRole('button', { name: 'Close' }).click();
  await expect(within).toBeHidden();
  await expect(page.getByRole('status')).toContainText(`Your reference is ${reference}.`);
  await expectAccessible(page);
});

test(
  'the floating button has the colour that its tag asks for @release',
  { tag: '@once' },
  async ({ page }) => {
    await expect(floating(page)).toHaveCSS('background-color', 'rgb(138, 75, 31)');
    await expect(floating(page)).toHaveCSS('position', 'fixed');
    await expect(floating(page)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'no diary is asked for until the button is pressed; then a free time takes one call @release',
  { tag: '@once' },
  async ({ page, daybook }) => {
    const asked = requestsTo(page, daybook.url);
    await page.reload();
    await expect(floating(page)).toBeVisible();
    expect(asked).toEqual(['GET /embed.js', MODULE]);
    await floating(page).click();
    await expect(freeTimes(page).first()).toBeVisible();
    expect(withoutLater(asked)).toEqual(['GET /embed.js', MODULE, 'GET /api/diary/old-mill-barn']);
  },
);

test('the dialog keeps the focus inside, closes with Escape, and gives the focus back @once', async ({
  page,
}) => {
  const own = page.getByRole('link', { name: 'Come on a Sunday' });
  for (const opener of [floating(page), own]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialogIn(page)).toBeVisible();
    await expect(freeTimes(page).first()).toBeVisible();
    const stops = new Set<boolean>();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last stop and the first, the browser's own bar may have the focus.
      stops.add(await isFocused(page, 'header *, main *, footer *, .floating'));
    }
    expect([...stops]).toEqual([false]);
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(page.url()).toMatch(/\/button-site\/$/);
});

test('the dialog closes by its button and by a press beside it, not by a press inside @release', async ({
  page,
}, { project }) => {
  await floating(page).click();
  await dialogIn(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogIn(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Book a weaving day' }).click();
  await dialogIn(page).getByRole('heading', { level: 2 }).first().click();
  await expect(dialogIn(page)).toBeVisible();
  // On a phone the dialog covers the window.
  if (project.name === 'phone') return;
  await page.mouse.click(5, 5);
  await expect(dialogIn(page)).toHaveCount(0);
});

test(
  'a press with a key held down follows the link',
  { tag: '@once' },
  async ({ page, context, daybook }) => {
    const own = page.getByRole('link', { name: 'Book a weaving day' });
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      own.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL(`${daybook.url}/diary/old-mill-barn`);
    await expect(dialogIn(page)).toHaveCount(0);
  },
);

test('after the dialog was open and is closed again, the page is unchanged @once', async ({
  page,
  daybook,
}) => {
  const before = await withoutDaybook(page, daybook, async () => {
    await page.reload();
    return lookOf(page);
  });
  await page.reload();
  await floating(page).click();
  await expect(freeTimes(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toHaveCount(0);
  const after = await lookOf(page);
  // Only the element around the floating button stays.
  const added = after.styles.findIndex((style, index) => style !== before.styles[index]);
  expect(after.styles[added]).toMatch(/^daybook-layer /);
  expect({ ...after, styles: after.styles.toSpliced(added, 1) }).toEqual({
    ...before,
    globals: [...before.globals, 'Daybook'].sort(),
  });
});

test(
  'a diary that cannot be loaded says so in the dialog, and leaves a way @release',
  { tag: '@once' },
  async ({ page, daybook, watch }) => {
    watch.expectMessage(/net::ERR_CONNECTION_REFUSED/);
    await page.route(`${daybook.url}/api/**`, (route) => route.abort('connectionrefused'));
    await floating(page).click();
    await expect(dialogIn(page).getByRole('heading', { name: 'Failed to load diary' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(`${daybook.url}/api/**`);
    await dialogIn(page).getByRole('button', { name: 'Try again' }).click();
    await expect(freeTimes(page).first()).toBeVisible();
  },
);
