/** The set-up: what, who and when, and a diary that customers can book. */

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { signIn } from './owner.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goOn = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a salon with two people and three services opens its diary after at most 15 presses @widths @postgres', async ({
  page,
}, { project }) => {
  test.slow();
  const owner = `set-up-${project.name}@example.com`;
  const slug = `fern-hair-${project.name.toLowerCase()}`;
  let presses = 0;
  const press = async (doing: Promise<void>) => {
    presses += 1;
    await doing;
  };

  await page.goto('/');
  await press(page.getByRole('link', { name: 'Get Started Free' }).first().click());
  await page.getByLabel('Email').fill(owner);
  await press(page.keyboard.press('Enter'));
  await page.waitForURL('/dashboard');
  await press(page.getByRole('link', { name: 'Add Business' }).click());
  await page.getByLabel('Business name').fill(`Fern Hair ${project.name}`);
  await page.getByLabel('Business email').fill(owner);
  await press(page.getByRole('button', { name: 'Add Business' }).click());
  await press(page.getByRole('link', { name: 'Set up your diary' }).click());

  await expect(heading(page, 'What do you offer?')).toBeFocused();
  await expect(page.getByLabel('Your trade')).toHaveValue('Hair salon');
  // At its end the page has no field half behind the button that stays in view.
  await page.keyboard.press('End');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page.getByLabel('Offer Highlights').uncheck());
  await page.getByLabel('Price of Cut', { exact: true }).fill('26');
  await press(goOn(page, 'Continue to your team'));

  await expect(heading(page, 'Who works with you?')).toBeFocused();
  await page.getByLabel('Name of person 1').fill('Ruth');
  await page.getByLabel('Name of person 2').fill('Maya');
  await expect(page.getByLabel('Name of person 3')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(goOn(page, 'Continue to opening hours'));

  await expect(heading(page, 'When are you open?')).toBeFocused();
  await press(page.getByLabel('Saturday').click());
  await press(page.getByLabel('Sunday').click());
  await page.getByLabel('Address', { exact: true }).fill('3 Market Street, Hebden Bridge');
  await page.getByLabel('Postcode').fill('hx7 6aa');
  await expect(page.getByText('Every day, 9am to 5pm.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(goOn(page, 'Make my diary'));

  await expect(heading(page, 'Your diary is ready')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Next week' })).toContainText('Cut and blow-dry');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page.getByRole('button', { name: 'Start 48-hour free trial' }).click());
  await page.waitForURL(/\/dashboard/);
  expect(presses).toBeLessThanOrEqual(15);

  // The dates are published by the time that the trial has started.
  const customer = await page.context().newPage();
  await customer.goto(`/diary/${slug}`);
  await expect(customer.getByText('£26.00').first()).toBeVisible();
  await customer.close();
});

test('a step says what is missing, keeps what was typed, and is there after closing', async ({ page }, {
  project,
}) => {
  const owner = `set-up-missing-${project.name}@example.com`;
  await signIn(page, owner, '/create-business');
  await page.getByLabel('Business name').fill(`Kiln ${project.name}`);
  await page.getByLabel('Business email').fill(owner);
  await goOn(page, 'Add Business');
  await page.getByRole('link', { name: 'Set up your diary' }).click();
  await expect(page.getByLabel('Your trade')).toHaveValue('');
  await goOn(page, 'Continue to your team');
  await expect(page.getByLabel('Name of service 1')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Your trade').selectOption('Barber');
  await page.getByLabel('Price of Skin fade').fill('');
  await expect(page.getByText('Enter a price above £0')).toBeVisible();
  await goOn(page, 'Continue to your team');
  await expect(page.getByLabel('Price of Skin fade')).toBeFocused();
  await page.getByLabel('Price of Skin fade').fill('23.50');
  await page.getByRole('button', { name: 'Child’s cut' }).click();
  await goOn(page, 'Continue to your team');
  await expect(heading(page, 'Who works with you?')).toBeFocused();

  await goOn(page, 'Back');
  await expect(page.getByLabel('Price of Skin fade')).toHaveValue('23.50');
  await page.getByLabel('Offer Child’s cut').uncheck();
  await expect(page.getByLabel('Offer Child’s cut')).toBeFocused();
  await expect(page.getByLabel('Price of Child’s cut')).toHaveCount(0);
  await page.getByLabel('Offer Beard trim').uncheck();
  await page.getByLabel('Offer Beard trim').check();
  await page.getByLabel('Price of Haircut', { exact: true }).fill('19');
  await goOn(page, 'Continue to your team');
  await page.getByLabel('Name of person 2').fill('Maya');
  await page.getByText('Does all 4 services').last().click();
  await page.getByLabel('Beard trim').last().uncheck();
  await goOn(page, 'Back');
  await page.getByRole('button', { name: 'Hot towel shave' }).click();
  await goOn(page, 'Continue to your team');
  await expect(page.getByLabel('Name of person 2')).toHaveValue('Maya');
  await expect(page.getByText('Does 4 of 5 services')).toBeVisible();
  await goOn(page, 'Continue to opening hours');
  await page.getByLabel('Until').first().fill('18:00');
  await page.goBack();
  await page.getByLabel('Name of person 3').fill('Ida');
  await goOn(page, 'Continue to opening hours');
  await expect(page.getByLabel('Until').first()).toHaveValue('18:00');
  await goOn(page, 'Make my diary');
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Set up your diary' }).click();
  await expect(page.getByLabel('Name of person 2')).toHaveValue('Maya');
  await expect(page.getByText('Does 4 of 5 services')).toBeVisible();
  await goOn(page, 'Continue to opening hours');
  await page.getByRole('radio', { name: /^Home visit/ }).check();
  await goOn(page, 'Make my diary');
  await expect(heading(page, 'Your diary is ready')).toBeFocused();
  await goOn(page, 'Change hours');
  await page.getByLabel('Friday').click();
  await goOn(page, 'Make my diary');
  await expect(heading(page, 'Your diary is ready')).toBeFocused();
  await page.goto('/dashboard');
  const hours = page.getByRole('region', { name: 'Weekly hours' });
  await expect(hours).toContainText('Monday to Thursday, 9am to 5pm, no dates published');
});
