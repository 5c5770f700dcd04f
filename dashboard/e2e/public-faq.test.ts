/** The FAQ: its search and its addresses; and the page for addresses that lead nowhere, which searches it. */

import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';

const HOW_TO_CANCEL = 'Can customers cancel or move a booking?';
const COPYING = 'How do I copy an event to another date?';

test('the FAQ is accessible, with answers open, in light and dark', async ({ page }) => {
  await page.goto('/faq#can-customers-cancel-or-move-a-booking');
  await expect(page.getByText('Yes, with the link in their email')).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('questions don’t move while those below them are still loading', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.locator('main section');
  const top = () => questions.first().evaluate((element) => element.getBoundingClientRect().top);
  const loaded = await top();
  await questions.evaluateAll(([, ...below]) => below.forEach((element) => element.remove()));
  expect(await top()).toBe(loaded);
});

test('a link opens its question, from elsewhere and from another answer @release', async ({ page }) => {
  await page.goto('/faq#can-customers-cancel-or-move-a-booking');
  await expect(page.getByText('Yes, with the link in their email')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);

  await page.getByText('What can I change after I’ve created an event?').click();
  await page.getByRole('link', { name: COPYING, exact: true }).click();
  await expect(page.getByText('Bookings aren’t copied.')).toBeInViewport();
  await expect(page.getByText('Yes, with the link in their email')).toBeVisible();
});

test('questions open and close by themselves, by keyboard', async ({ page }) => {
  await page.goto('/faq');
  const first = page.locator('main details').first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(2);
  await first.locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('the search filters while somebody types, and stays in the address', async ({ page }) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox');
  const questions = page.locator('main details:visible');
  const all = await questions.count();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();

  await search.fill('cancel move');
  await expect(page.getByText(HOW_TO_CANCEL)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Getting Started' })).toBeHidden();
  const found = await questions.count();
  expect(found).toBeLessThan(all);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${found} of ${all} questions`);
  expect(new URL(page.url()).searchParams.get('q')).toBe('cancel move');

  await page.reload();
  await expect(search).toHaveValue('cancel move');
  await expect(questions).toHaveCount(found);

  await search.fill('');
  await expect(questions).toHaveCount(all);
  expect(new URL(page.url()).search).toBe('');
});

test('a search that finds nothing says so, and leads to us @once @release', async ({ page }) => {
  await page.goto('/faq?q=zeppelin');
  await expect(page.getByText('No question contains all of these words.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'contact us', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a question that the search has hidden is shown again by its address @release', async ({ page }) => {
  await page.goto('/faq?q=zeppelin#can-customers-cancel-or-move-a-booking');
  await expect(page.getByText('Yes, with the link in their email')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the page for an address that leads nowhere searches the questions @once @release', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/status of 404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('cancel move');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq\?q=cancel\+move$/);
  await expect(page.getByText(HOW_TO_CANCEL)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question opens, and no search is offered that would not work', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByText(HOW_TO_CANCEL).click();
    await expect(page.getByText('Yes, with the link in their email')).toBeVisible();
  });
});
