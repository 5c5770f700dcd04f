/** The promise of the product: from the first visit to the first booking seen, in one sitting. */

import { weekdayOf } from '@daybook/schema/rules/date';
import { expect, newestMail, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { fillVenue } from './new-event-page.ts';

test('a new owner publishes a week of appointments and sees the first booking come in @postgres', async ({
  page,
  daybook,
  browser,
}, { project }) => {
  // It is the longest of the journeys: an owner's whole first sitting, and a customer's.
  test.slow();
  const owner = `first-week-${project.name}@example.com`;
  const customer = `first-customer-${project.name}@example.com`;

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await page.getByLabel('Email').fill(owner);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');

  await page.getByRole('link', { name: 'Add Business' }).click();
  await page.getByLabel('Business name').fill(`Fern & Fig ${project.name}`);
  await page.getByLabel('Business email').fill(owner);
  await page.getByRole('button', { name: 'Add Business' }).click();
  await page.getByRole('link', { name: 'Complete Setup - £49' }).click();
  await page.getByRole('button', { name: 'Complete Setup - £49' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Add New Calendar Event' }).click();

  const monday = inDays(7 - weekdayOf(inDays(0)));
  await page.getByLabel('Event name').fill('Cut and finish');
  await page.getByLabel('Personal confirmation message').fill('See you soon!');
  await page.getByRole('radio', { name: 'Range' }).check();
  await page.getByLabel('Start date').fill(monday);
  await page.getByLabel('End date').fill(inDays(13 - weekdayOf(inDays(0))));
  await page.getByRole('button', { name: 'Sunday', exact: true }).click();
  await fillVenue(page.getByRole('group', { name: 'Venue 1' }), 'Front room');
  await page.getByRole('button', { name: 'Create 6 events' }).click();
  await expect(page.getByRole('status').filter({ hasText: '6 calendar events created' })).toBeVisible();

  const ready = page.getByRole('region', { name: 'Your diary is open' });
  const diary = await ready.getByRole('link', { name: /^Diary link/ }).getAttribute('href');
  const theirs = await browser.newPage();
  await theirs.goto(diary ?? '');
  await theirs.locator('button[name=slot]:enabled').first().click();
  await theirs.getByLabel('First name').fill('Grace');
  await theirs.getByLabel('Last name').fill('Hopper');
  await theirs.getByLabel('Email').fill(customer);
  await theirs.getByRole('button', { name: /^Book \d/ }).click();
  await expect(theirs.getByRole('heading', { name: 'You’re booked, Grace' })).toBeVisible();
  await theirs.close();

  // Without a reload: the open page asks for news by itself.
  await expect(page.getByText('Grace Hopper').filter({ visible: true }).first()).toBeVisible({
    timeout: 15_000,
  });
  expect((await newestMail(daybook.url, customer, /confirmed/i)).text).toContain('See you soon!');
  expect((await newestMail(daybook.url, owner, /./)).text).toContain('Grace Hopper');
});
