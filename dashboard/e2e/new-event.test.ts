/** Create New Calendar Event: every kind of event, then seen on the public diary. */

import { dayTitle, longDate, weekdayOf } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test, expectNoSidewaysScroll } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { fillVenue, openNewEvent } from './new-event-page.ts';

test('one date with automatic slots, from the form to the public diary @widths', async ({
  page,
  daybook,
}, info) => {
  const date = inDays(9);
  const form = await openNewEvent(page, daybook, 'new-single', info);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(form.submit).toBeDisabled();
  await form.fillBasics();
  await form.field('Description').fill('Cuts, colour and styling in the front room.');
  await expect(page.getByText('43/500', { exact: true })).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await page.getByLabel('Event date').fill(date);
  await page.getByLabel('Slot length', { exact: true }).selectOption('45 minutes');
  await page.getByRole('switch', { name: 'Lunch break' }).check();
  // Lunch's end follows its start, until somebody sets the end.
  const [lunchStarts, lunchEnds] = [page.getByLabel('Lunch starts'), page.getByLabel('Lunch ends')];
  await lunchStarts.fill('12:30');
  await expect(lunchEnds).toHaveValue('13:30');
  await lunchEnds.fill('13:00');
  await lunchStarts.fill('12:00');
  await expect(lunchEnds).toHaveValue('13:00');
  await expect(form.preview.getByRole('heading', { level: 3 })).toHaveText(dayTitle(date));
  await expect(form.preview.getByTestId('preview-count')).toHaveText('7 times of 45 minutes');
  const previewed = await form.preview.getByRole('listitem').allTextContents();
  expect(previewed.join(' ')).toBe('09:00 09:50 10:40 Lunch 12:00 to 13:00 13:00 13:50 14:40 15:30');
  await expectAccessible(page);

  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('status').filter({ hasText: 'Calendar event created' })).toBeVisible();
  await page.goto(`/diary/${form.slug}?date=${date}`);
  await expect(page.getByRole('button', { name: '15:30' })).toBeVisible();
  const offered = await page.locator('button.t').allTextContents();
  expect(offered.map((text) => text.trim())).toEqual(previewed.filter((time) => !time.startsWith('Lunch')));
});

test('a range leaves out weekdays, counts its days and warns of what overlaps @once @release', async ({
  page,
  daybook,
}, info) => {
  // From a Monday to the Sunday of the week after.
  const first = inDays(14 - weekdayOf(inDays(0)));
  const last = inDays(14 - weekdayOf(inDays(0)) + 13);
  const form = await openNewEvent(page, daybook, 'new-range', info, async (add, businessId) => {
    await add.event(businessId, {
      date: first,
      name: 'Bridal trial morning',
      startTime: '10:00',
      endTime: '13:00',
    });
  });
  await form.fillBasics();
  await form.choose('Range');
  await expect(form.submit).toBeDisabled();
  await page.getByLabel('Start date').fill(first);
  await expect(form.submit).toBeDisabled();
  await page.getByLabel('End date').fill(last);
  await expect(page.getByText('14 days', { exact: true })).toBeVisible();
  const weekday = (name: string) => page.getByRole('button', { name, exact: true });
  await weekday('Sunday').click();
  await weekday('Saturday').click();
  await expect(weekday('Sunday')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('10 days, excluding Saturdays and Sundays')).toBeVisible();
  await expect(form.preview.getByText(`${dayTitle(first)} already has ‘Bridal trial morning’`)).toBeVisible();
  await expect(form.preview.getByTestId('preview-count')).toContainText('on each of 10 days');
  await form.preview.getByRole('button', { name: 'Next date' }).click();
  await expect(form.preview.getByRole('heading', { level: 3 })).toHaveText(
    dayTitle(inDays(15 - weekdayOf(inDays(0)))),
  );
  await expectAccessible(page);
  await expect(form.submit).toHaveText(/Create 10 events/);
  await form.submit.click();
  await expect(page.getByRole('status').filter({ hasText: '10 calendar events created' })).toBeVisible();
  const { total, events } = await form.planned();
  expect(total).toBe(11);
  expect(events.map(({ event_date }) => weekdayOf(event_date)).filter((day) => day > 4)).toEqual([]);
});

test(
  'a range with every day excluded has no date to create @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const form = await openNewEvent(page, daybook, 'new-no-range', info);
    await form.fillBasics();
    await form.choose('Range');
    await page.getByLabel('Start date').fill(inDays(7));
    await page.getByLabel('End date').fill(inDays(7));
    await page.getByRole('button', { name: longDate(inDays(7)).split(' ')[0] ?? '', exact: true }).click();
    await expect(page.getByText('0 days')).toBeVisible();
    await expect(form.submit).toBeDisabled();
    // Another method begins without dates, and each keeps its own.
    await form.choose('Single');
    await expect(page.getByLabel('Event date')).toHaveValue('');
    await form.choose('Range');
    await expect(page.getByLabel('Start date')).toHaveValue(inDays(7));
  },
);

test('listed slots, copied to further dates, join the dates of the event @once @release', async ({
  page,
  daybook,
}, info) => {
  const form = await openNewEvent(page, daybook, 'new-manual', info);
  const date = inDays(1);
  await form.fillBasics();
  await page.getByLabel('Event date').fill(date);
  await form.choose('Manual');
  const slot = (number: number) => page.getByRole('group', { name: `Time slot ${number}`, exact: true });
  await expect(page.getByRole('button', { name: 'Remove time slot 1' })).toHaveCount(0);
  await slot(1).getByLabel('Start time').fill('930');
  await slot(1).getByLabel('End time').fill('10.30');
  await page.getByRole('button', { name: 'Add time slot' }).click();
  await expect(slot(2).getByLabel('Start time')).toHaveValue('10:30');
  await expect(slot(2).getByLabel('End time')).toHaveValue('11:30');
  await slot(2).getByLabel('Start time').fill('10:00');
  await slot(2).getByLabel('End time').fill('09:00');
  await form.submit.click();
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Please fill in all required fields highlighted below' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['End time must be after start time for all slots']);
  await summary.getByRole('link').click();
  await expect(slot(2).getByLabel('End time')).toBeFocused();
  await slot(2).getByLabel('End time').fill('12:00');
  await slot(2).getByLabel('End time').blur();
  await form.submit.click();
  await expect(summary.getByRole('link', { name: 'Time slots must not overlap' })).toBeVisible();
  await expectAccessible(page);
  await slot(2).getByLabel('Start time').fill('11:00');
  await page.getByRole('button', { name: 'Add time slot' }).click();
  await page.getByRole('button', { name: 'Remove time slot 3' }).click();
  await expect(slot(3)).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy time slots to other dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy time slots to other dates' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByText('Please select valid dates to copy to')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.getByRole('gridcell', { disabled: false }).getByText('14', { exact: true }).click();
  await dialog.getByRole('gridcell', { disabled: false }).getByText('15', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy to 2 days' }).click();
  await expect(page.getByRole('radio', { name: 'Multiple' })).toBeChecked();
  await expect(page.getByText('3 days', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
  const { events } = await form.planned();
  expect(events).toHaveLength(3);
  for (const { manual_slots } of events)
    expect(manual_slots).toEqual([
      { start_time: '09:30', end_time: '10:30' },
      { start_time: '11:00', end_time: '12:00' },
    ]);
});

test('individual services, each with a price and a length @release', async ({ page, daybook }, info) => {
  const form = await openNewEvent(page, daybook, 'new-services', info);
  await form.fillBasics();
  await page.getByLabel('Event date').fill(inDays(5));
  await form.choose('Individual services');
  await expect(page.getByText('Slot creation method')).toHaveCount(0);
  await form.submit.click();
  const summary = page.getByRole('alert');
  await expect(
    summary.getByRole('link', { name: 'At least one service with valid name and price is required' }),
  ).toBeVisible();
  const service = (number: number) => page.getByRole('group', { name: `Service ${number}`, exact: true });
  await service(1).getByLabel('Service name').fill('Cut and blow-dry');
  await service(1).getByLabel('Price (£)').fill('38.50');
  await service(1).getByLabel('Duration').selectOption('45 minutes');
  const addService = page.getByRole('button', { name: 'Add service' });
  await addService.click();
  await page.getByRole('button', { name: 'Remove service 2' }).click();
  await expect(addService).toBeFocused();
  await addService.click();
  await service(2).getByLabel('Service name').fill('Full colour');
  await service(2).getByLabel('Service description').fill('Roots to ends');
  await service(2).getByLabel('Price (£)').fill('74');
  await service(2).getByLabel('Duration').selectOption('Another length');
  await service(2).getByLabel('Length in minutes').fill('47');
  await service(2).getByLabel('Length in minutes').blur();
  await expect(
    service(2).getByText('Services must last from 15 minutes to 4 hours, in steps of 5'),
  ).toBeVisible();
  await service(2).getByLabel('Length in minutes').fill('240');
  await page.getByRole('textbox', { name: /^Last appointment/ }).fill('12:30');
  await page.getByRole('textbox', { name: /^Last appointment/ }).blur();
  await expect(form.preview.getByTestId('preview-count')).toHaveText('15 times of 45 minutes');
  await form.preview.getByLabel('Times for').selectOption('Full colour');
  await expect(form.preview.getByTestId('preview-count')).toHaveText('15 times of 4 hours');
  await expectAccessible(page);
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`/diary/${form.slug}`);
  await expect(page.getByText('£38.50')).toBeVisible();
  await expect(page.getByText('Full colour')).toBeVisible();
});

test(
  'a home visit needs no venue and sends none, and one that was typed comes back with the choice @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const form = await openNewEvent(page, daybook, 'new-home', info);
    await form.fillBasics();
    await page.getByLabel('Event date').fill(inDays(3));
    await form.choose('Home visit');
    await expect(page.getByRole('group', { name: 'Venue 1' })).toHaveCount(0);
    await form.choose('At a venue');
    const typed = await page.getByLabel('Venue name').inputValue();
    expect(typed).not.toBe('');
    for (const label of ['Venue name', 'Venue address', 'Venue postcode'])
      await page.getByLabel(label).fill('');
    await form.submit.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Venue name is required',
      'Venue address is required',
      'Venue postcode is required',
    ]);
    await form.choose('Home visit');
    await expectAccessible(page);
    await form.submit.click();
    await expect(page).toHaveURL(/\/dashboard/);
    expect((await form.planned()).events).toMatchObject([{ is_home_visit: true, venues: [] }]);
  },
);

test('a day event offers the places of its venues @once @release', async ({ page, daybook }, info) => {
  const form = await openNewEvent(page, daybook, 'new-day', info);
  await form.fillBasics();
  await page.getByLabel('Event date').fill(inDays(6));
  await form.choose('Day event');
  await expect(page.getByLabel('Gap after')).toHaveCount(0);
  const venue = (number: number) => page.getByRole('group', { name: `Venue ${number}`, exact: true });
  await venue(1).getByLabel('Capacity').fill('0');
  await venue(1).getByLabel('Capacity').blur();
  await expect(venue(1).getByText('Capacity must be at least 1')).toBeVisible();
  await venue(1).getByLabel('Capacity').fill('14');
  await page.getByRole('button', { name: 'Add another venue' }).click();
  await fillVenue(venue(2), 'Garden room');
  await venue(2).getByLabel('Capacity').fill('6');
  await expect(form.preview.getByTestId('preview-count')).toHaveText('20 places');
  await page.getByLabel('Start time').fill('19:00');
  await page.getByLabel('End time').fill('01:00');
  await expect(page.getByText('Ends at 01:00 the next day.')).toBeVisible();
  await expect(form.preview.getByText('19:00 to 01:00 the next day')).toBeVisible();
  await expectAccessible(page);
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
  const { events } = await form.planned();
  expect(events).toMatchObject([
    {
      event_type: 'day_event',
      end_time: '01:00',
      slot_duration_minutes: 0,
      buffer_minutes: 0,
      slot_count: 20,
    },
  ]);
});

test(
  'venues are kept as favourites, used again, and deleted @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const form = await openNewEvent(page, daybook, 'new-favourite', info);
    await page.getByRole('button', { name: 'Save as favourite' }).click();
    await expect(page.getByText('Venue name is required')).toBeVisible();
    await form.fillBasics();
    await page.getByRole('button', { name: 'Save as favourite' }).click();
    await expect(page.getByText('Venue saved as favorite!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saved as favourite' })).toBeDisabled();

    await page.getByRole('button', { name: 'Add another venue' }).click();
    const second = page.getByRole('group', { name: 'Venue 2', exact: true });
    await second.getByLabel('Use a favourite venue').selectOption('Front room, HX7 8EX');
    await expect(second.getByLabel('Venue address')).toHaveValue('14 Bridge Street, Hebden Bridge');

    await page.getByText('Favourite venues (1)').click();
    await page.getByRole('button', { name: 'Delete Front room' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Front room from your favourites?' });
    await expect(question.getByRole('button', { name: 'Keep favourite' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete favourite' }).click();
    await expect(page.getByText('Favorite venue deleted successfully!')).toBeVisible();
    await expect(page.getByText(/^Favourite venues/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Where', exact: true })).toBeFocused();
  },
);

test('an owner with a team plans a date for two of them, from the lists of the business @once', async ({
  page,
  daybook,
}, info) => {
  const form = await openNewEvent(page, daybook, 'new-event-team', info, async (add, businessId) => {
    for (const name of ['Ruth Ellis', 'Ann Marsh', 'Bob Field']) await add.person(businessId, { name });
    const earlier = await add.event(businessId, { name: 'Cut', date: inDays(2) });
    await add.venue(earlier.id, { name: 'Front room', address: '14 Bridge Street', postcode: 'HX7 8EX' });
    await add.service(earlier.id, { name: 'Full colour', pricePence: 7400, durationMinutes: 90 });
  });
  await form.fillBasics({ hasVenue: false });
  await page.getByLabel('Use one of your places').selectOption({ label: 'Front room, HX7 8EX' });
  await form.choose('Individual services');
  await page
    .getByLabel('Use one of your services')
    .selectOption({ label: 'Full colour, £74.00, 90 minutes' });
  let added = 0;
  await page.route('**/people', (route) => {
    if (route.request().method() === 'POST') added += 1;
    setTimeout(() => void route.continue(), 300);
  });
  const newPerson = page.getByLabel('Add someone new');
  await newPerson.fill('Cat Hill');
  await newPerson.press('Enter');
  await newPerson.press('Enter');
  await page.getByRole('checkbox', { name: 'Cat Hill', exact: true }).uncheck();
  expect(added).toBe(1);
  await page.unroute('**/people');
  await page.getByRole('checkbox', { name: 'Bob Field', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Own hours for Ann Marsh' }).check();
  const ann = page.getByRole('region', { name: 'Who' });
  await ann.getByLabel('From').fill('8');
  await ann.getByLabel('Until').fill('15');
  await page.getByLabel('Event date').fill(inDays(3));
  await expectAccessible(page);
  await form.submit.click();
  await expect(ann.getByText('Choose hours within the event’s own hours')).toBeVisible();
  await ann.getByLabel('From').fill('10');
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
  const { events } = await form.planned();
  expect(events.find(({ event_date }) => event_date === inDays(3))).toMatchObject({
    venues: [{ venue_name: 'Front room' }],
    services: [{ service_name: 'Full colour' }],
    people: [
      { name: 'Ruth Ellis', start_time: null },
      { name: 'Ann Marsh', start_time: '10:00', end_time: '15:00' },
    ],
  });
});
