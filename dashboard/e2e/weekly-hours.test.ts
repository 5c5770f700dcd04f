/** Weekly hours: an owner says the week once, and changes it while customers have bookings. */
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { fillVenue } from './new-event-page.ts';

/** Counts what a person presses: links, buttons, choices, and Enter; typing is no press. */
function countPresses() {
  let presses = 0;
  return {
    press: async (doing: Promise<void>) => {
      presses += 1;
      await doing;
    },
    count: () => presses,
  };
}

test('a new owner has a diary that publishes itself after at most 12 presses @postgres', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const owner = `weekly-hours-${project.name}@example.com`;
  const { press, count } = countPresses();

  await page.goto('/');
  await press(page.getByRole('link', { name: 'Get Started Free' }).first().click());
  await page.getByLabel('Email').fill(owner);
  await press(page.keyboard.press('Enter'));
  await page.waitForURL('/dashboard');
  await press(page.getByRole('link', { name: 'Add Business' }).click());
  await page.getByLabel('Business name').fill(`Fern & Moss ${project.name}`);
  await page.getByLabel('Business email').fill(owner);
  await press(page.getByRole('button', { name: 'Add Business' }).click());
  await press(page.getByRole('link', { name: 'Complete Setup - £49' }).click());
  await press(page.getByRole('button', { name: 'Complete Setup - £49' }).click());
  await press(page.getByRole('button', { name: /^Pay/ }).click());

  await press(page.getByRole('link', { name: 'Set your weekly hours' }).click());
  await expect(page.getByRole('radio', { name: 'Every week' })).toBeChecked();
  await expect(page.getByText('Monday to Friday, 9am to 5pm, published to')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Event name').fill('Cut and finish');
  await page.getByLabel('Personal confirmation message').fill('See you soon!');
  await fillVenue(page.getByRole('group', { name: 'Venue 1' }), 'Front room');
  await press(page.getByRole('button', { name: 'Publish every week' }).click());
  await expect(page.getByRole('status').filter({ hasText: /dates published/ })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(12);

  const hours = page.getByRole('region', { name: 'Weekly hours' });
  await expect(hours).toContainText(/Monday to Friday, 9am to 5pm, published to \d+ [A-Z]/);
  await hours.getByText(/^Next dates/).click();
  await expect(
    hours.getByRole('listitem').filter({ hasText: /^(Mon|Tues|Wednes|Thurs|Fri)day/ }),
  ).toHaveCount(8);
  await expect(page.getByText('from your weekly hours').first()).toBeVisible();
  await expectAccessible(page);

  const ready = page.getByRole('region', { name: 'Your diary is open' });
  const diary = await ready.getByRole('link', { name: /^Diary link/ }).getAttribute('href');
  const theirs = await browser.newPage();
  await theirs.goto(diary ?? '');
  await expect(theirs.locator('button[name=slot]:enabled').first()).toBeVisible();
  await theirs.close();
});
