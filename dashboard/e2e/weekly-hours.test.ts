/** Weekly hours: an owner says the week once, and changes it while customers have bookings. */

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { bookOverHttp, freeSlots } from '../../server/test/customer.ts';
import { fillVenue, openNewEvent } from './new-event-page.ts';

/** Each date is a transaction of its own. */
const SAVED = { timeout: 30_000 };

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

  await press(page.getByRole('link', { name: 'Set weekly hours' }).click());
  await expect(page.getByRole('radio', { name: 'Every week' })).toBeChecked();
  await expect(page.getByText('Monday to Friday, 9am to 5pm, published to')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Event name').fill('Cut and finish');
  await page.getByLabel('Personal confirmation message').fill('See you soon!');
  await fillVenue(page.getByRole('group', { name: 'Venue 1' }), 'Front room');
  await press(page.getByRole('button', { name: 'Publish every week' }).click());
  await expect(page.getByRole('status').filter({ hasText: /dates published/ })).toBeVisible(SAVED);
  expect(count()).toBeLessThanOrEqual(12);

  const hours = page.getByRole('region', { name: 'Weekly hours' });
  await expect(hours).toContainText(/Monday to Friday, 9am to 5pm, published to \d+ [A-Z]/);
  await hours.getByText(/^Next dates/).click();
  await expect(
    hours.getByRole('listitem').filter({ hasText: /^(Mon|Tues|Wednes|Thurs|Fri)day \d/ }),
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

test('changed weekly hours list the bookings that no longer fit, and email those that the owner cancels', async ({
  page,
  daybook,
}, info) => {
  test.slow();
  const { choose, fillBasics, slug } = await openNewEvent(page, daybook, 'changed-hours', info);
  const customer = `changed-hours-${info.project.name}@customer.example`;
  await choose('Every week');
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByLabel('Published', { exact: true }).selectOption('4 weeks ahead');
  await fillBasics();
  await page.getByRole('button', { name: 'Publish every week' }).click();
  const hours = page.getByRole('region', { name: 'Weekly hours' });
  await expect(hours).toContainText('Every day, 9am to 5pm, published to', SAVED);

  const slot = (await freeSlots(daybook.url, slug)).find(({ start_time }) => start_time === '09:00');
  if (!slot) throw new Error('Nothing is free at 9am.');
  expect((await bookOverHttp(daybook.url, slot, { email: customer })).ok).toBe(true);

  await hours.getByRole('button', { name: /^Actions for Every day/ }).click();
  await page.getByRole('menuitem', { name: 'Edit weekly hours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change weekly hours');
  await page.getByRole('textbox', { name: 'Monday, from' }).fill('11');
  await page.getByRole('button', { name: 'Copy Monday’s hours to all open days' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();

  const question = page.getByRole('dialog', { name: 'Change weekly hours?' });
  await expect(question).toContainText('Every day, 11am to 5pm');
  await expect(question).toContainText('1 booking no longer fits');
  await expect(question.getByRole('listitem')).toContainText('before 11:00');
  await expectAccessible(page);
  await question.getByRole('combobox', { name: /^Ada Lovelace/ }).selectOption('Cancel and email');
  await question.getByRole('button', { name: 'Save weekly hours and email 1 customer' }).click();
  await expect(hours).toContainText('Every day, 11am to 5pm, published to', SAVED);
  expect((await newestMail(daybook.url, customer, /cancelled/i)).text).toContain('Ada');

  // A changed date is a new event: its row, with an open menu, goes when the list is loaded again.
  await expect(page.getByRole('region', { name: 'Scheduled events' })).not.toContainText('09:00 to');
  await page
    .getByRole('button', { name: /^Actions for Cut and colour with Ruth/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Edit event' }).click();
  const which = page.getByRole('dialog', { name: 'What do you want to change?' });
  await which.getByRole('radio', { name: 'This and later dates' }).check();
  await which.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Sunday, until' }).fill('16');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Save weekly hours' }).click();
  await expect(hours.getByText(/until \d+ [A-Z]/)).toBeVisible(SAVED);
});
