/** The overview: the business at a glance, the next bookings, and what an owner does to events. */
import { dayTitle, longDate, monthOf, monthTitle } from '@daybook/schema/rules/date';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { freeSlots, readDiary } from '../../server/test/customer.ts';
import { bookAt } from './booking.ts';
import { signIn } from './owner.ts';
import { bookSlots, inDays, ownSalon, type Salon } from './salon.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const glance = (page: Page) => part(page, 'Total Bookings At A Glance');
const events = (page: Page) => part(page, 'Scheduled Events');

async function open(page: Page, salon: Salon, address = '/dashboard') {
  await signIn(page, salon.email, address);
  await expect(page.getByRole('heading', { name: 'Scheduled Events' })).toBeVisible();
}

async function choose(page: Page, event: string, date: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${event}, ${longDate(date)}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The next of that kind gets no answer. */
async function failOnce(page: Page, address: string) {
  await page.route(address, (route) => route.abort('connectionrefused'), { times: 1 });
}
const NO_ANSWER = /ERR_CONNECTION_REFUSED/;

test('details, figures, the next bookings and the events are there at a glance', async ({
  page,
  context,
  daybook,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const salon = ownSalon(daybook, 'overview-glance', info, (add, businessId) => {
    bookSlots(add, businessId, add.event(businessId, { date: inDays(3) }), 5);
    add.event(businessId, { name: 'Last week', date: inDays(-7) });
    add.booking(businessId, { eventDate: inDays(4), attendeeFirstName: 'Gone', status: 'cancelled' });
  });
  await open(page, salon);
  const figures = page.locator('dl', { has: page.getByText('Total Calendar Events') });
  for (const [name, value] of [
    ['Total Calendar Events', 2],
    ['Total Bookings', 6],
    ['Total Cancellations', 1],
    ['Upcoming', 5],
  ]) {
    await expect(figures.locator('div', { hasText: String(name) }).locator('dd')).toHaveText(String(value));
  }
  await expect(figures).toContainText('This Month');

  const diary = part(page, 'Your diary');
  await expect(diary).toContainText(`/diary/${salon.slug}`);
  for (const text of [salon.desk, '01422 555 010', '14 Bridge Street, HX7 8EX', 'London time'])
    await expect(diary).toContainText(text);
  await expect(diary.getByRole('link', { name: 'Edit details' })).toHaveAttribute(
    'href',
    '/settings?tab=businesses',
  );
  await diary.getByRole('button', { name: 'Copy the public diary URL' }).click();
  await expect(diary.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${daybook.url}/diary/${salon.slug}`,
  );
  await expect(diary.getByRole('button', { name: 'Copy the public diary URL' })).toBeVisible();

  await expect(
    page.getByText(new RegExp(`^Next: .+ at 09:00 on ${dayTitle(inDays(3))}( 20\\d\\d)? · `)),
  ).toBeVisible();
  await expect(glance(page)).toContainText('5 upcoming');
  await expect(glance(page)).toContainText(dayTitle(inDays(3)));
  await expect(glance(page).getByText('auto-confirmed')).toHaveCount(5);
  await expect(glance(page)).not.toContainText('Gone');
  await expect(events(page).getByRole('region', { name: monthTitle(monthOf(inDays(3))) })).toContainText(
    '09:00 to 16:15 · 5 of 7 booked',
  );
  await expectAccessible(page);
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(spare).toBeLessThanOrEqual(0);

  await events(page).getByRole('radio', { name: 'Past' }).click();
  await expect(events(page)).toContainText('Last week');
  await page.reload();
  await expect(events(page)).toContainText('Last week');
  await page.goBack();
  await expect(events(page)).not.toContainText('Last week');
});

test(
  'both lists have pages of their own, which stand in the address',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const salon = ownSalon(daybook, 'overview-pages', info, (add, businessId) => {
      for (let day = 1; day <= 12; day += 1) {
        const event = add.event(businessId, { name: `Day ${day}.`, date: inDays(day) });
        bookSlots(add, businessId, event, 2);
      }
    });
    await open(page, salon);
    await expect(page.getByText('Showing 1 to 20 of 24 upcoming bookings')).toBeVisible();
    await expect(page.getByText('Showing 1 to 10 of 12 events')).toBeVisible();
    await events(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByText('Showing 11 to 12 of 12 events')).toBeVisible();
    await glance(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByText('Showing 21 to 24 of 24 upcoming bookings')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Showing 21 to 24 of 24 upcoming bookings')).toBeVisible();
    await expect(events(page)).toContainText('Day 12.');
    await page.goBack();
    await expect(page.getByText('Showing 1 to 20 of 24 upcoming bookings')).toBeVisible();
    await expect(page.getByText('Showing 11 to 12 of 12 events')).toBeVisible();
  },
);

test('a booking at a glance is cancelled, or comes back where the server refuses', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = ownSalon(daybook, 'overview-cancel', info, (add, businessId) => {
    add.event(businessId, { date: inDays(3) });
  });
  const customer = `glance-${info.project.name}@example.com`;
  const { reference } = await bookAt(daybook.url, salon.slug, { email: customer });
  await open(page, salon);
  const cancel = glance(page).getByRole('button', { name: 'Cancel booking of Ada Lovelace' });
  const question = page.getByRole('alertdialog', { name: 'Cancel the booking of Ada Lovelace?' });
  const cancelIt = async () => {
    await cancel.click();
    await expect(question).toContainText('becomes free for others to book.');
    await question.getByRole('button', { name: 'Cancel booking' }).click();
  };
  watch.expectMessage(/status of 409/);
  await page.route(
    '**/api/bookings/*',
    (route) => route.fulfill({ status: 409, json: { error: 'This appointment has already started.' } }),
    { times: 1 },
  );
  await cancelIt();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to cancel booking: This appointment has already started.',
  );
  await expect(cancel).toBeVisible();
  await cancelIt();
  await expect(page.getByText(/^Booking cancelled successfully!/)).toBeVisible();
  await expect(glance(page).getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Total Bookings At A Glance' })).toBeFocused();
  await expectAccessible(page);
  expect((await newestMail(daybook.url, customer, /Cancelled by/)).text).toContain(reference);
});

test('an event’s name and texts are edited, with counters, and never blank', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = ownSalon(daybook, 'overview-edit', info, (add, businessId) => {
    add.event(businessId, { date: inDays(3) });
  });
  await open(page, salon);
  await choose(page, 'Cut and blow-dry', inDays(3), 'Edit event');
  const dialog = page.getByRole('dialog', { name: 'Edit event' });
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await expect(dialog.getByLabel('Special note')).toHaveValue('Please arrive five minutes early.');
  await dialog.getByLabel('Description').fill('Wash, cut and dry.');
  await expect(dialog.getByText('18/500')).toBeVisible();
  await expect(dialog.getByText('33/500')).toBeVisible();
  await expectAccessible(page);
  for (const label of ['Event name', 'Personal confirmation message']) {
    const field = dialog.getByLabel(label);
    const before = await field.inputValue();
    await field.fill('   ');
    await expect(save).toBeDisabled();
    await field.fill(before);
    await expect(save).toBeEnabled();
  }
  await dialog.getByLabel('Description').fill('x'.repeat(501));
  await expect(dialog.getByText('501/500')).toBeVisible();
  await save.click();
  await expect(dialog.getByText('Please use at most 500 characters')).toBeVisible();
  await dialog.getByLabel('Description').fill('Wash, cut and dry.');
  await dialog.getByLabel('Event name').fill('Wash and cut');

  watch.expectMessage(NO_ANSWER);
  await failOnce(page, '**/api/businesses/*/events/*');
  await save.click();
  await expect(dialog.getByText('Failed to update event. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(events(page)).toContainText('Wash and cut');
  await expect(page.getByRole('button', { name: /^Actions for Wash and cut/ })).toBeFocused();
  const [event] = (await readDiary(daybook.url, salon.slug)).events;
  expect(event).toMatchObject({ event_name: 'Wash and cut', event_description: 'Wash, cut and dry.' });
});

test(
  'what the server refuses is said at its field, or below where there is none',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    const salon = ownSalon(daybook, 'overview-refused', info, (add, businessId) => {
      add.event(businessId, { date: inDays(3) });
    });
    await open(page, salon);
    await choose(page, 'Cut and blow-dry', inDays(3), 'Edit event');
    const dialog = page.getByRole('dialog', { name: 'Edit event' });
    watch.expectMessage(/status of 400/);
    await page.route('**/api/businesses/*/events/*', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: 'Please check the highlighted fields and try again.',
          fields: { body: 'That is not how it is sent', personal_message: 'Too friendly' },
        },
      }),
    );
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByLabel('Personal confirmation message')).toHaveAccessibleDescription(
      /Too friendly/,
    );
    await expect(dialog.getByLabel('Personal confirmation message')).toBeFocused();
    await expect(dialog.getByRole('alert')).toContainText('Please check the highlighted fields');
    await expect(dialog.getByRole('alert')).toContainText('That is not how it is sent');
    await expectAccessible(page);
  },
);

test(
  'an event is duplicated to another day, today at the earliest',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    const salon = ownSalon(daybook, 'overview-duplicate', info, (add, businessId) => {
      add.event(businessId, { date: inDays(3) });
    });
    await open(page, salon);
    await choose(page, 'Cut and blow-dry', inDays(3), 'Duplicate event');
    const dialog = page.getByRole('dialog', { name: 'Duplicate event' });
    const date = dialog.getByLabel('New date');
    const duplicate = dialog.getByRole('button', { name: 'Duplicate' });
    await expect(date).toHaveAttribute('min', inDays(0));
    await duplicate.click();
    await expect(dialog.getByText('Event date is required')).toBeVisible();
    await date.fill(inDays(-1));
    await duplicate.click();
    await expect(dialog.getByText('Event date cannot be in the past')).toBeVisible();
    await expectAccessible(page);
    await date.fill(inDays(5));
    watch.expectMessage(NO_ANSWER);
    await failOnce(page, '**/duplicate');
    await duplicate.click();
    await expect(dialog.getByText('Failed to duplicate event. Please try again.')).toBeVisible();
    await duplicate.click();
    await expect(page.getByText(`Cut and blow-dry was duplicated to ${longDate(inDays(5))}.`)).toBeVisible();
    await expect(events(page)).toContainText('09:00 to 16:15 · none booked yet');
    const free = (await freeSlots(daybook.url, salon.slug)).map(({ start_time }) => start_time);
    expect(free.filter((time) => time === '09:50')).toHaveLength(2);
  },
);

test('cancelling an event tells its attendees, and says how many', async ({ page, daybook, watch }, info) => {
  const salon = ownSalon(daybook, 'overview-cancel-event', info, (add, businessId) => {
    add.event(businessId, { date: inDays(3) });
    add.event(businessId, { name: 'Nobody comes', date: inDays(4) });
    bookSlots(add, businessId, add.event(businessId, { name: 'Long ago', date: inDays(-3) }), 2);
  });
  const customer = `of-event-${info.project.name}@example.com`;
  await bookAt(daybook.url, salon.slug, { email: customer });
  await open(page, salon);
  await choose(page, 'Cut and blow-dry', inDays(3), 'Cancel event');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`This permanently deletes the event on ${longDate(inDays(3))}.`);
  await expect(question).toContainText('1 booking still to come is cancelled and its customer emailed.');
  await expect(question.getByRole('button', { name: 'Keep event' })).toBeFocused();
  await expectAccessible(page);
  watch.expectMessage(NO_ANSWER);
  await failOnce(page, '**/api/businesses/*/events/*');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(question.getByText('Failed to cancel event. Please try again.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('Cut and blow-dry was cancelled. 1 attendee notified.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scheduled Events' })).toBeFocused();
  await expect(events(page)).not.toContainText('Cut and blow-dry');
  await newestMail(daybook.url, customer, /Cancelled by/);

  // What is over can only be deleted, and nobody hears of it. (On a phone the toast lies over the dialog's foot.)
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Past' }).click();
  await choose(page, 'Long ago', inDays(-3), 'Delete event');
  await expect(question).toContainText(
    '2 bookings that have begun stay in your records, and nobody is emailed',
  );
  await question.getByRole('button', { name: 'Delete event' }).click();
  await expect(page.getByText('Long ago was deleted. Nobody was emailed.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Upcoming' }).click();

  await choose(page, 'Nobody comes', inDays(4), 'Cancel event');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('Nobody comes was cancelled. No attendees to notify')).toBeVisible();
  await expect(events(page).getByRole('heading', { name: 'No events planned' })).toBeVisible();
});

test('all events are deleted by whoever types the phrase, with the keyboard alone', async ({
  page,
  daybook,
}, info) => {
  const salon = ownSalon(daybook, 'overview-delete-all', info, (add, businessId) => {
    add.event(businessId, { date: inDays(3) });
    add.event(businessId, { name: 'Long gone', date: inDays(-30) });
  });
  const customer = `of-all-${info.project.name}@example.com`;
  await bookAt(daybook.url, salon.slug, { email: customer });
  await open(page, salon);
  await page.getByRole('button', { name: 'Delete All Events' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete all events?' });
  await expect(question.getByRole('button', { name: 'Keep events' })).toBeFocused();
  const phrase = question.getByLabel('Type DELETE ALL EVENTS to confirm');
  await phrase.pressSequentially('delete all events');
  await question.getByRole('button', { name: 'Delete All Events' }).press('Enter');
  await expect(question.getByText('Please type "DELETE ALL EVENTS" to confirm')).toBeVisible();
  await expectAccessible(page);
  await phrase.fill('DELETE ALL EVENTS');
  await question.getByRole('button', { name: 'Delete All Events' }).press('Enter');
  await expect(page.getByText('2 events deleted. 1 customer notified.')).toBeVisible();
  await expect(events(page).getByRole('heading', { name: 'No events planned' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete All Events' })).toHaveCount(0);
  await newestMail(daybook.url, customer, /Cancelled by/);
});

test('the menu of an event works with the keyboard alone, and gives focus back', async ({
  page,
  daybook,
}, info) => {
  const salon = ownSalon(daybook, 'overview-keys', info, (add, businessId) => {
    add.event(businessId, { date: inDays(3) });
  });
  await open(page, salon);
  const menu = page.getByRole('button', { name: /^Actions for Cut and blow-dry/ });
  await menu.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit event' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Duplicate event' });
  await expect(dialog.getByLabel('New date')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test(
  'what does not load says so and is asked for again',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    const salon = ownSalon(daybook, 'overview-failed', info, (add, businessId) => {
      bookSlots(add, businessId, add.event(businessId, { date: inDays(3) }), 1);
    });
    watch.expectMessage(/status of 400/);
    const lists = /\/bookings\/search|\/events\/scheduled/;
    await page.route(lists, (route) => route.fulfill({ status: 400, json: {} }));
    await open(page, salon);
    await expect(page.getByRole('alert')).toHaveText(['Failed to load bookings', 'Failed to load events']);
    await expectAccessible(page);
    await page.unroute(lists);
    await glance(page).getByRole('button', { name: 'Try again' }).click();
    await expect(glance(page)).toContainText('1 upcoming');
    await events(page).getByRole('button', { name: 'Try again' }).click();
    await expect(events(page)).toContainText('1 of 7 booked');
  },
);

test(
  'a paid business can add events, an unpaid one is led to its setup',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    let unpaid = 0;
    const salon = ownSalon(daybook, 'overview-unpaid', info, (add, _paid, ownerId) => {
      unpaid = add.business({
        ownerId,
        name: 'Not yet',
        hasPaid: false,
        diarySlug: `unpaid-${info.project.name}`,
      }).id;
    });
    await open(page, salon, `/dashboard?business=${salon.businessId}`);
    await expect(page.getByRole('link', { name: 'Add New Calendar Event' }).first()).toHaveAttribute(
      'href',
      `/create-event/${salon.businessId}`,
    );
    await page.goto(`/dashboard?business=${unpaid}`);
    await expect(page.getByRole('link', { name: 'Complete Setup' }).first()).toHaveAttribute(
      'href',
      `/business/${unpaid}/payment`,
    );
    await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toHaveCount(0);
    await expectAccessible(page);
  },
);
