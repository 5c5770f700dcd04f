import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { now } from '../../server/test/clock.ts';

const PATH = '/diary/willow-co-hair';
const share = (page: Page) => page.locator('summary', { hasText: 'Share' });

test('the diary is shared by links that are made in the browser @phone', async ({ page, daybook }) => {
  await page.goto(PATH);
  await share(page).click();
  const links = page.locator('.tools details').getByRole('link');
  await expect(links).toHaveText(['WhatsApp', 'Facebook', 'X', 'Email']);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const url = daybook.url + PATH;
  expect(new URL(hrefs[0] ?? '').searchParams.get('text')).toBe(`Book with Willow & Co. Hair ${url}`);
  expect(new URL(hrefs[1] ?? '').searchParams.get('u')).toBe(url);
  expect(new URL(hrefs[2] ?? '').searchParams.get('url')).toBe(url);
  expect(new URL(hrefs[3] ?? '').searchParams.get('body')).toBe(url);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(share(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(links.first()).toBeHidden();
});

test('the link is copied, and says so for two seconds @phone', async ({ page, context, daybook }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`${PATH}?utm_source=card`);
  await page.clock.pauseAt(now() + 60_000);
  await share(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(share(page)).toBeFocused();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(daybook.url + PATH);
  await page.clock.runFor(1_900);
  await expect(page.getByText('Copied!')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText('Copied!')).toHaveCount(0);
});

test('where copying is not allowed, a hint points to the address bar @release @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(PATH);
  await share(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copy the address from your browser’s address bar.')).toBeVisible();
});

test('the bookmark hint stands for three seconds @release @phone', async ({ page }) => {
  await page.clock.install();
  await page.goto(PATH);
  await page.clock.pauseAt(now() + 60_000);
  await share(page).click();
  await page.getByRole('button', { name: 'Bookmark' }).click();
  const hint = page.getByText(/^Press Ctrl\+D/);
  await expect(hint).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(hint).toBeVisible();
  await page.clock.runFor(100);
  await expect(hint).toHaveCount(0);
});
