/** The question whether visits may be counted, and what a browser keeps of each answer. */

import type { BrowserContext, Page } from '@playwright/test';
import {
  CONSENT_COOKIE,
  CONSENT_ITEM,
  VISIT_COOKIE,
  VISITOR_COOKIE,
} from '@daybook/schema/words/kept-in-browser';
import { sitePages } from '@daybook/schema/words/routes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { CONSENT_QUESTION, CONSENT_STATES } from '../src/public/consent/consent-texts.ts';

const question = (page: Page) => page.getByRole('region', { name: CONSENT_QUESTION });
const chosen = (page: Page) => page.evaluate((item) => localStorage.getItem(item), CONSENT_ITEM);
const cookie = async (context: BrowserContext, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted);
const counted = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/visits'));
const DAY = 86_400;

test.beforeEach(({ context }) => context.clearCookies());

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('is asked on public pages, in the way of nothing', async ({ page }) => {
      for (const path of ['/', '/pricing']) {
        await page.goto(path);
        await expect(question(page)).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
}

test('is not asked on diaries, cancel pages or in the dashboard', async ({ page, context, watch }) => {
  watch.expectMessage(/status of 404/);
  for (const path of ['/diary/willow-co-hair', '/cancel', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('daybook-consent')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('covers no button at the end of a public page @widths', async ({ page }) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await question(page).boundingBox();
  expect(footer && bar && footer.y + footer.height <= bar.y + 1).toBe(true);
});

test('leaves a low window to the page, as one that is enlarged four times @release', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/pricing');
  await expect(question(page)).toBeVisible();
  await expect(question(page)).not.toBeInViewport();
  await question(page).getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(question(page)).toHaveCount(0);
});

test('counts nothing before there is an answer, and then what was accepted', async ({ page, context }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/pricing');
  await expect(question(page)).toBeVisible();
  expect(calls).not.toContain('/api/visits');
  expect(await context.cookies()).toEqual([]);

  const first = counted(page);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await first;
  await expect(question(page)).toHaveCount(0);
  expect(await chosen(page)).toBe('accepted');
  const kept = await cookie(context, CONSENT_COOKIE);
  expect(kept).toMatchObject({ value: 'accepted', sameSite: 'Lax', path: '/' });
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / DAY)).toBe(365);
  expect(await cookie(context, VISIT_COOKIE)).toMatchObject({ value: 'pricing' });
  expect((await cookie(context, VISITOR_COOKIE))?.value).toMatch(/^\d{4}-\d\d-\d\d\.pricing$/);

  const next = counted(page);
  await page.goto('/');
  await next;
  await expect(question(page)).toHaveCount(0);
  expect((await cookie(context, VISIT_COOKIE))?.value).toBe('pricing.home');

  // As a browser does once the choice has expired.
  await context.clearCookies({ name: CONSENT_COOKIE });
  await page.goto('/pricing');
  await expect(question(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

for (const name of ['Decline', 'Decline and close'])
  test(`‘${name}’ declines, and is not asked again @release`, async ({ page, context }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/');
    await question(page).getByRole('button', { name, exact: true }).click();
    expect(await chosen(page)).toBe('declined');
    expect(await cookie(context, CONSENT_COOKIE)).toMatchObject({ value: 'declined' });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(calls).not.toContain('/api/visits');
    expect((await context.cookies()).map((kept) => kept.name)).toEqual([CONSENT_COOKIE]);
  });

test('the cookie policy tells the choice, and lets it be changed @once @release', async ({
  page,
  context,
}) => {
  await page.goto(sitePages.cookies);
  const first = counted(page);
  await expect(page.getByText(CONSENT_STATES.unknown)).toBeVisible();
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await first;
  await expect(page.getByText(CONSENT_STATES.accepted)).toBeVisible();
  expect(await cookie(context, VISITOR_COOKIE)).toBeDefined();

  const change = page.getByRole('button', { name: 'Change my choice' });
  await change.click();
  await expect(question(page)).toBeFocused();
  await change.click();
  await expect(question(page)).toHaveCount(1);
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByText(CONSENT_STATES.declined)).toBeVisible();
  await expect(change).toBeFocused();
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
    [CONSENT_COOKIE, 'declined'],
  ]);
  expect(await chosen(page)).toBe('declined');

  await page.reload();
  await expect(page.getByText(CONSENT_STATES.declined)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('hides nothing that has the focus', async ({ page }) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const bar = document.querySelector('daybook-consent');
      let focused = document.activeElement;
      if (!bar || !focused || focused === document.body) return 'nowhere';
      if (focused === bar) return 'bar';
      // The diary of the home page is an element of its own, with the focused one inside.
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? 'hidden' : 'seen';
    });
    expect(place).not.toBe('hidden');
    if (place === 'bar') break;
  }
  await expect(question(page).getByRole('link')).toBeFocused();
  for (const name of ['Decline and close', 'Decline', 'Accept']) {
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name, exact: true })).toBeFocused();
  }
});

test('moves nothing when it comes and when it goes @release', async ({ page }) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  const shift = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
        }),
    );
  expect(await shift()).toBe(0);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await shift()).toBe(0);
});
