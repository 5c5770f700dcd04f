/** What an owner can do with events on the overview. */

import { longDate } from '@daybook/schema/rules/date';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { freeSlots, readDiary } from '../../server/test/customer.ts';
import { bookAt } from './booking.ts';
import { NO_ANSWER, choose, events, failOnce, open } from './overview-page.ts';
import { bookSlots, ownSalon } from './salon.ts';

test('an event’s name and texts are edited, with counters, and never blank', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = await ownSalon(daybook, 'overview-edit', info, async (add, businessId) => {
    await add.event(businessId, { date: inDays(3) });
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
  await dialog.getByLabel('Description').fill('x'.repeat(499));
  await dialog.getByLabel('Description').press('End');
  await page.keyboard.type('yz');
  await expect(dialog.getByText('500/500')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue(/^x{499}y$/);
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
  'what the server refuses is said at its field, or below where there is none @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    const salon = await ownSalon(daybook, 'overview-refused', info, async (add, businessId) => {
      await add.event(businessId, { date: inDays(3) });
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
  'an event is duplicated to another day, today at the earliest @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    const salon = await ownSalon(daybook, 'overview-duplicate', info, async (add, businessId) => {
      await add.event(businessId, { date: inDays(3) });
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
    await expect(page.getByText(`Cut and blow-dry has been copied to ${longDate(inDays(5))}.`)).toBeVisible();
    await expect(events(page)).toContainText('09:00 to 16:15 · no bookings yet');
    const free = (await freeSlots(daybook.url, salon.slug)).map(({ start_time }) => start_time);
    expect(free.filter((time) => time === '09:50')).toHaveLength(2);
  },
);

test('cancelling an event tells its attendees, and says how many @once @release', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = await ownSalon(daybook, 'overview-cancel-event', info, async (add, businessId) => {
    await add.event(businessId, { date: inDays(3) });
    await add.event(businessId, { name: 'Nobody comes', date: inDays(4) });
    await bookSlots(add, businessId, await add.event(businessId, { name: 'Long ago', date: inDays(-3) }), 2);
  });
  const customer = `of-event-${info.project.name}@example.com`;
  await bookAt(daybook.url, salon.slug, { email: customer });
  await open(page, salon);
  await choose(page, 'Cut and blow-dry', inDays(3), 'Cancel event');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`This permanently deletes the event on ${longDate(inDays(3))}.`);
  await expect(question).toContainText('1 upcoming booking will be cancelled and the customer emailed.');
  await expect(question.getByRole('button', { name: 'Keep event' })).toBeFocused();
  await expectAccessible(page);
  watch.expectMessage(NO_ANSWER);
  await failOnce(page, '**/api/businesses/*/events/*');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(question.getByText('Failed to cancel event. Please try again.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(
    page.getByText('Cut and blow-dry has been cancelled. We’re emailing 1 customer.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scheduled events' })).toBeFocused();
  await expect(events(page)).not.toContainText('Cut and blow-dry');
  await newestMail(daybook.url, customer, /Booking cancelled/);

  // An event that is over can only be deleted, and nobody is emailed.
  await page.getByRole('radio', { name: 'Past' }).click();
  await choose(page, 'Long ago', inDays(-3), 'Delete event');
  await expect(question).toContainText(
    '2 bookings that have already started stay in your records. We don’t email anyone',
  );
  await question.getByRole('button', { name: 'Delete event' }).click();
  await expect(page.getByText('Long ago has been deleted. No one was emailed.')).toBeVisible();
  await page.getByRole('radio', { name: 'Upcoming' }).click();

  await choose(page, 'Nobody comes', inDays(4), 'Cancel event');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('Nobody comes has been cancelled. No attendees to notify')).toBeVisible();
  await expect(events(page).getByRole('heading', { name: 'No upcoming events' })).toBeVisible();
});

test('all events are deleted by whoever types the phrase, with the keyboard alone @once', async ({
  page,
  daybook,
}, info) => {
  const salon = await ownSalon(daybook, 'overview-delete-all', info, async (add, businessId) => {
    await add.event(businessId, { date: inDays(3) });
    await add.event(businessId, { name: 'Long gone', date: inDays(-30) });
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
  await expect(page.getByText('2 events deleted. We’re emailing 1 customer.')).toBeVisible();
  await expect(events(page).getByRole('heading', { name: 'No upcoming events' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete All Events' })).toHaveCount(0);
  await newestMail(daybook.url, customer, /Booking cancelled/);
});

test('the menu of an event works with the keyboard alone, and gives focus back @once', async ({
  page,
  daybook,
}, info) => {
  const salon = await ownSalon(daybook, 'overview-keys', info, async (add, businessId) => {
    await add.event(businessId, { date: inDays(3) });
  });
  await open(page, salon);
  const menu = page.getByRole('button', { name: /^Actions for Cut and blow-dry/ });
  await menu.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit event' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Duplicate event' });
  await expect(dialog.getByLabel('New date')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await menu.press(key);
    await expect(page.getByRole('menuitem', { name: 'Edit event' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
});

test('a date gets people, and shows first what that does to its bookings', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 400/);
  const salon = await ownSalon(daybook, 'date-people', info, async (add, businessId) => {
    for (const name of ['Ruth Ellis', 'Ann Marsh']) await add.person(businessId, { name });
    const event = await add.event(businessId, { name: 'Cut', date: inDays(2) });
    await add.booking(businessId, { eventId: event.id, eventDate: inDays(2), attendeeFirstName: 'Grace' });
  });
  await open(page, salon);
  await choose(page, 'Cut', inDays(2), 'Change people, places and services');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Ruth Ellis', exact: true }).check();
  await dialog.getByRole('checkbox', { name: 'Own hours for Ruth Ellis' }).check();
  const [opens, closes] = [dialog.getByLabel('From'), dialog.getByLabel('Until')];
  const end = await closes.inputValue();
  await opens.fill('');
  await closes.fill('');
  await expect(closes).toBeFocused();
  await closes.fill(end);
  await opens.fill('08:00');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Choose hours within the event’s own hours').first()).toBeVisible();
  await expectAccessible(page);
  await opens.fill('09:00');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('These are assigned to one of the people you chose:')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Grace Lovelace');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(dialog).toHaveCount(0);
  const found = await page.request.get(`/api/businesses/${salon.businessId}/bookings/search`);
  expect(await found.json()).toMatchObject({ bookings: [{ person_name: 'Ruth Ellis' }] });
});
