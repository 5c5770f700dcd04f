/** The forms tell what is on the page, however it came there. */

import type { Page } from '@playwright/test';
import { expect, test } from '../../server/test/browser.ts';
import { bookButton, customer, fillDetails, freeTimes, reference } from './customer.ts';
import { banner, NEXT_MONTH, ownDiary } from './diary-page.ts';
import { EMBED, gate, openHostPage } from './host-page.ts';

const DATE = `${NEXT_MONTH}-10`;

/** Fills in fields as some password managers do: nothing is typed, and no event tells of it. */
const fillUnheard = (page: Page, values: Record<string, string>) =>
  page
    .locator('form')
    .last()
    .evaluate((form, given) => {
      for (const [name, value] of Object.entries(given)) {
        const input = form.querySelector(`[name="${name}"]`);
        if (input instanceof HTMLInputElement) input.value = value;
      }
    }, values);

test('what was typed before the script came stays, and what is filled in without an event is booked @once', async ({
  page,
  daybook,
}, { project }) => {
  const slug = await ownDiary(daybook, (add, { id }) => add.event(id, { date: DATE }));
  const script = gate();
  await page.route('**/assets/diary/**/*.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto(`/diary/${slug}?date=${DATE}`, { waitUntil: 'commit' });
  await freeTimes(page).first().click();
  await page.getByLabel('First name').fill('Grace');
  script.open();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  const { email } = customer('unheard', project.name);
  await fillUnheard(page, { attendee_last_name: 'Hopper', attendee_email: email });
  // The form renders again.
  await page.getByLabel('Phone').fill('07700 900123');
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper');
  await bookButton(page).click();
  await reference(page, { firstName: 'Grace' });
});

test('a manager that fills in the hidden field is refused once, and the second press books @once', async ({
  page,
  daybook,
  watch,
}, { project }) => {
  watch.expectMessage(/status of 400/);
  const slug = await ownDiary(daybook, (add, { id }) => add.event(id, { date: DATE }));
  await openHostPage(page, daybook, { head: EMBED, body: `<daybook-diary slug="${slug}"></daybook-diary>` });
  await freeTimes(page).first().click();
  await fillDetails(page, customer('trapped', project.name));
  const trap = { leave_empty: 'https://example.com' };
  await fillUnheard(page, trap);
  await bookButton(page).click();
  await expect(banner(page)).toContainText('We couldn’t accept this form.');
  await fillUnheard(page, trap);
  await bookButton(page).click();
  await reference(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the second press books as well @once', async ({ page, daybook, watch }, { project }) => {
    watch.expectMessage(/status of 400/);
    const slug = await ownDiary(daybook, (add, { id }) => add.event(id, { date: DATE }));
    await page.goto(`/diary/${slug}?date=${DATE}`);
    await freeTimes(page).first().click();
    await fillDetails(page, customer('trapped-plain', project.name));
    await page.locator('[name=leave_empty]').fill('x', { force: true });
    await bookButton(page).click();
    await expect(banner(page)).toContainText('We couldn’t accept this form.');
    await expect(page.locator('[name=leave_empty]')).toHaveCount(0);
    await bookButton(page).click();
    await reference(page);
  });
});

test('the waiting list’s form keeps what was typed before the script, and asks anew for another date @once', async ({
  page,
  daybook,
}) => {
  const full = {
    date: DATE,
    startTime: '09:00',
    endTime: '10:00',
    slotMinutes: 60,
    lunchStartTime: null,
    lunchEndTime: null,
  };
  const slug = await ownDiary(daybook, async (add, { id }) => {
    for (const date of [DATE, `${NEXT_MONTH}-17`]) {
      const event = await add.event(id, { ...full, date });
      await add.booking(id, { eventId: event.id, eventDate: date, startTime: '09:00', endTime: '10:00' });
    }
  });
  const script = gate();
  await page.route('**/assets/diary/**/*.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto(`/diary/${slug}/waiting-list?date=${DATE}`, { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Grace');
  script.open();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await page.locator(`#daybook-${NEXT_MONTH}-17`).click();
  await page.getByRole('link', { name: 'Tell me if a time is free' }).first().click();
  await expect(page.getByLabel('First date')).toHaveValue(`${NEXT_MONTH}-17`);
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('First date')).toHaveValue(DATE);
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('First date')).toHaveValue(`${NEXT_MONTH}-17`);
});
