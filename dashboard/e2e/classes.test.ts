/** A yoga teacher's class: eight places, one customer with two, and the register of who comes. */

import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { openNewEvent } from './new-event-page.ts';

test('an owner offers eight places at a time, and a customer books two of them at once @widths', async ({
  page,
  daybook,
}, info) => {
  const date = inDays(9);
  const form = await openNewEvent(page, daybook, 'classes', info);
  await form.fillBasics();
  await page.getByLabel('Event date').fill(date);
  await page.getByLabel('Places per time').fill('8');
  await page.getByLabel('Places per booking').fill('3');
  await page.getByLabel('Price per place').fill('12');
  await expectAccessible(page);
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto(`/diary/${form.slug}?date=${date}`);
  await page.getByRole('button', { name: '09:00' }).click();
  await page.getByRole('radio', { name: '2' }).check();
  await expect(page.getByText(/to pay £24.00 for 2 places/)).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`ada-${form.slug}@example.com`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('heading', { name: /booked/ })).toBeVisible();
  await expect(page.getByText('£24.00 for 2 places')).toBeVisible();
  await page.goto(`/diary/${form.slug}?date=${date}`);
  await expect(page.getByRole('button', { name: '09:00' })).toContainText('6 left');

  await page.goto('/dashboard');
  await expect(page.getByText(/2 of \d+ booked/)).toBeVisible();
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Change hours' }).click();
  const hours = page.getByRole('dialog', { name: 'Change hours' });
  await hours.getByLabel('Places per time').fill('10');
  await hours.getByLabel('Price per place').fill('15');
  await expectAccessible(page);
  await hours.getByRole('button', { name: 'Save changes' }).click();
  await expect(hours).toBeHidden();
  await page.goto(`/diary/${form.slug}?date=${date}`);
  await expect(page.getByRole('button', { name: '09:00' })).toContainText('8 left');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Register' }).click();
  await expect(page.getByText('places booked')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toContainText('2');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
