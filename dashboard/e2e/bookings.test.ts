/** Your Bookings: the figures, the table and its filters, and what an owner does to a booking. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shortDate } from '@daybook/schema/rules/date';
import {
  expect,
  expectAccessible,
  newestMail,
  test,
  expectNoSidewaysScroll,
} from '../../server/test/browser.ts';
import { addTo } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { freeSlots } from '../../server/test/customer.ts';
import { bookAt } from './booking.ts';
import { parseCsv } from './csv.ts';
import { signIn } from './owner.ts';
import { bookSlots, ownSalon, type Salon } from './salon.ts';

const BOOKINGS = '/dashboard?tab=bookings';
const rows = (page: Page) => page.getByRole('table', { name: 'All Bookings' }).getByRole('row');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const counter = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ bookings?/);
/** Twelve bookings: seven of one event, five of another a month and more later. */
const busySalon = (
  daybook: Parameters<typeof ownSalon>[0],
  name: string,
  info: Parameters<typeof ownSalon>[2],
) =>
  ownSalon(daybook, name, info, async (add, businessId) => {
    await bookSlots(
      add,
      businessId,
      await add.event(businessId, { name: 'Cut and blow-dry', date: inDays(3) }),
      7,
    );
    await bookSlots(
      add,
      businessId,
      await add.event(businessId, { name: 'Colour day', date: inDays(45) }),
      5,
    );
  });

async function open(page: Page, salon: Salon, address = BOOKINGS) {
  await signIn(page, salon.email, address);
  await expect(page.getByRole('heading', { name: 'All Bookings' })).toBeVisible();
}

test('the figures and the table tell what is booked, page by page @widths', async ({
  page,
  daybook,
}, info) => {
  const salon = await busySalon(daybook, 'bookings-table', info);
  await open(page, salon);
  const figures = page.locator('dl', { has: page.getByText('Unique Customers') });
  for (const [name, value] of [
    ['Total Bookings', 12],
    ['Calendar Events', 2],
    ['Confirmed', 12],
    ['Cancellations', 0],
    ['Upcoming', 12],
    ['Unique Customers', 12],
  ]) {
    await expect(figures.locator('div', { hasText: String(name) }).locator('dd')).toHaveText(String(value));
  }
  await expect(counter(page)).toHaveText('12 of 12 bookings');
  await expect(page.getByText('All times are in London time.')).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
  const soonest = rows(page).nth(1);
  await expect(soonest).toContainText('Cut and blow-dry');
  await expect(soonest).toContainText(shortDate(inDays(3)));
  await expect(soonest).toContainText('09:00 to 09:45');
  await expect(soonest).toContainText('OK');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  // The width at which the table begins to have columns, and the last one below it.
  for (const width of [640, 1023, 1024]) {
    await page.setViewportSize({ ...window, width });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(window);

  await expect(page.getByText('Showing 1 to 10 of 12 bookings')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(page.getByRole('status').filter({ hasText: 'Showing 11 to 12 of 12' })).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(next, 'the last page does not take the focus away').toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText('Showing 11 to 12 of 12 bookings')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 1 to 10 of 12 bookings')).toBeVisible();
});

test('search, filters and order narrow the table, and stand in the address @release', async ({
  page,
  daybook,
}, info) => {
  const salon = await busySalon(daybook, 'bookings-filter', info);
  await open(page, salon);
  const search = page.getByRole('searchbox', { name: 'Search bookings' });
  await search.fill('luczak');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(counter(page)).toHaveText(/^[1-9] of 12 bookings \(filtered\)$/);
  for (const one of (await rows(page).all()).slice(1)) await expect(one).toContainText('Zoë Łuczak');
  await search.fill('nobody of that name');
  await search.press('Enter');
  await expect(search).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No matching bookings' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(search).toHaveValue('luczak');

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('heading', { name: 'All Bookings' })).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(counter(page)).toHaveText('12 of 12 bookings');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Event' }).selectOption('Colour day');
  await expect(counter(page)).toHaveText('5 of 12 bookings (filtered)');
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ value: inDays(3).slice(0, 7) });
  await expect(counter(page)).toHaveText('0 of 12 bookings (filtered)');
  await page.getByRole('combobox', { name: 'Event' }).selectOption('All Events');
  await expect(counter(page)).toHaveText('7 of 12 bookings (filtered)');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A-Z');
  await expect(rows(page).nth(1)).toContainText('Ada Lovelace');
  await page.reload();
  await expect(counter(page)).toHaveText('7 of 12 bookings (filtered)');
  await expect(rows(page).nth(1)).toContainText('Ada Lovelace');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name Z-A');
  await expect(rows(page).nth(1)).toContainText('Zoë Łuczak');
});

test(
  'the export holds everything that the filter matches, and nothing runs as a formula',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const salon = await ownSalon(daybook, 'bookings-export', info, async (add, businessId) => {
      await bookSlots(
        add,
        businessId,
        await add.event(businessId, { name: 'Cut and blow-dry', date: inDays(3) }),
        7,
      );
      const colour = await add.event(businessId, { name: 'Colour, "the day"', date: inDays(4) });
      await bookSlots(add, businessId, colour, 5);
      await add.booking(businessId, {
        eventId: colour.id,
        eventName: colour.name,
        eventDate: colour.date,
        startTime: '14:40',
        endTime: '15:25',
        attendeeFirstName: '=HYPERLINK("https://evil.example")',
        attendeePhone: '07700900123',
      });
    });
    await open(page, salon);
    const exported = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`bookings-${inDays(0)}.csv`);
      return parseCsv(readFileSync(await download.path(), 'utf8'));
    };
    const all = await exported();
    expect(all).toHaveLength(1 + 13 + 1);
    expect(all.at(-1)?.[0]).toBe('Exported from Daybook');

    await page.getByRole('combobox', { name: 'Event' }).selectOption('Colour, "the day"');
    await expect(counter(page)).toHaveText('6 of 13 bookings (filtered)');
    const [head = [], ...rest] = await exported();
    expect(head.slice(0, 4)).toEqual(['Booking Reference', 'First Name', 'Last Name', 'Email']);
    expect(rest).toHaveLength(6 + 1);
    const column = (name: string) => head.indexOf(name);
    // The latest, before the line that credits the product.
    const formula = rest.at(-2) ?? [];
    expect(formula[column('First Name')]).toBe(`'=HYPERLINK("https://evil.example")`);
    expect(formula[column('Event')]).toBe('Colour, "the day"');
    expect(formula[column('Date')]).toBe(inDays(4));
    expect(formula[column('Start Time')]).toBe('2:40 PM');
    await expect(page.getByText(/is ready, with 6 bookings\./)).toBeVisible();
  },
);

test('a booking is edited in a dialog, and both sides get an email', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = await ownSalon(daybook, 'bookings-edit', info, async (add, businessId) => {
    await add.event(businessId, { date: inDays(3) });
    await add.booking(businessId, { eventDate: inDays(-2), attendeeFirstName: 'Selma' });
  });
  const customer = `edit-me-${info.project.name}@example.com`;
  const { reference } = await bookAt(daybook.url, salon.slug, { email: customer });
  await open(page, salon);
  const edit = page.getByRole('button', { name: 'Edit booking details for Ada Lovelace' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit booking details' });
  await expect(dialog).toContainText(reference);
  await expect(dialog).toContainText('Cut and blow-dry');
  await expect(dialog).toContainText('We’ll email you and the customer about this change.');
  await expectAccessible(page);

  await dialog.getByLabel('First name').fill('  ');
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.getByText('Email address must include an @ symbol')).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Augusta Ada');
  await dialog.getByLabel('Email').fill(customer);

  watch.expectMessage(/ERR_CONNECTION_REFUSED/);
  await page.route('**/api/bookings/*', (route) => route.abort('connectionrefused'), { times: 1 });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Failed to update booking. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, reference)).toContainText('Augusta Ada Lovelace');
  await expect(page.getByText('Booking details saved.')).toBeVisible();
  for (const address of [customer, salon.desk]) {
    expect((await newestMail(daybook.url, address, /Booking updated/)).text).toContain('Augusta Ada');
  }

  await page.getByRole('button', { name: 'Edit booking details for Selma Lovelace' }).click();
  await expect(dialog).toContainText(
    'This appointment has already started. Saving updates your records, and no one is emailed.',
  );
});

test('a cancelled booking says so at once, frees its slot, and both sides get an email @once @release', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = await ownSalon(daybook, 'bookings-cancel', info, async (add, businessId) => {
    await add.event(businessId, { date: inDays(3) });
    const place = { kind: 'day_event', eventName: 'Open day', eventDate: inDays(5) } as const;
    await add.booking(businessId, { ...place, attendeeFirstName: 'Selma' });
  });
  const customer = `cancel-me-${info.project.name}@example.com`;
  const { reference, slot } = await bookAt(daybook.url, salon.slug, { email: customer });
  await open(page, salon);
  const cancel = page.getByRole('button', { name: 'Cancel booking for Ada Lovelace' });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: 'Cancel the booking for Ada Lovelace?' });
  await expect(question).toContainText(`We’ll email Ada Lovelace, and ${slot.start_time}`);
  await expect(question.getByRole('button', { name: 'Keep booking' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();

  // There is no answer: the row shows the booking as cancelled while the call runs, and then takes it back.
  watch.expectMessage(/ERR_CONNECTION_REFUSED/);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    '**/api/bookings/*',
    async (route) => {
      await held;
      await route.abort('connectionrefused');
    },
    { times: 1 },
  );
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(row(page, reference)).toContainText('cancelled');
  await expect(page.getByRole('button', { name: 'Cancelling… for Ada Lovelace' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  answer();
  await expect(page.getByRole('alert')).toHaveText('Failed to cancel booking: Network error');
  await expect(row(page, reference)).toContainText('OK');
  await expectAccessible(page);

  await cancel.click();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText(/^Booking cancelled successfully!/)).toBeVisible();
  await expect(row(page, reference)).toContainText('cancelled');
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'All Bookings' })).toBeFocused();
  expect((await newestMail(daybook.url, customer, /Booking cancelled/)).text).toContain(reference);
  expect((await newestMail(daybook.url, salon.desk, /You cancelled/)).text).toContain(reference);
  expect((await freeSlots(daybook.url, salon.slug)).map(({ id }) => id)).toContain(slot.id);

  // A day event gets a free place, not a free time.
  await page.getByRole('button', { name: 'Cancel booking for Selma Lovelace' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('their place at Open day on');
});

test(
  'a booking that a customer makes appears without a reload @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const salon = await ownSalon(daybook, 'bookings-live', info, async (add, businessId) => {
      await add.event(businessId, { date: inDays(3) });
    });
    await open(page, salon);
    await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    await expect(page.getByText('Bookings will appear here once customers start booking')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
    await expectAccessible(page);
    const { reference } = await bookAt(daybook.url, salon.slug, {
      email: `live-${info.project.name}@example.com`,
    });
    await expect(row(page, reference)).toBeVisible();
    await expect(counter(page)).toHaveText('1 of 1 booking');
  },
);

test('a reference in the address shows that booking alone, highlighted @once', async ({
  page,
  daybook,
}, info) => {
  let reference = '';
  const salon = await ownSalon(daybook, 'bookings-reference', info, async (add, businessId) => {
    const event = await add.event(businessId, { date: inDays(3) });
    await bookSlots(add, businessId, event, 4);
    ({ reference } = await add.booking(businessId, { eventDate: inDays(9), attendeeFirstName: 'Selma' }));
  });
  await open(page, salon, `${BOOKINGS}&reference=${reference}`);
  await expect(counter(page)).toHaveText('1 of 5 bookings (showing selected booking)');
  await expect(row(page, reference)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(counter(page)).toHaveText('5 of 5 bookings');
  await expect(page).not.toHaveURL(/reference/);
  await page.goto(`${BOOKINGS}&reference=NO-SUCH-ONE`);
  await expect(page.getByRole('heading', { name: 'No matching bookings' })).toBeVisible();
});

test(
  'an email that was given up, or refused, is seen over the table and at its booking @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const salon = await ownSalon(daybook, 'bookings-mail', info, async (add, businessId) => {
      for (const isRefused of [false, true]) {
        const attendeeEmail = `${isRefused ? 'refused' : 'given-up'}@example.com`;
        const booking = await add.booking(businessId, { eventDate: inDays(3), attendeeEmail });
        const email = { businessId, bookingId: booking.id, recipient: attendeeEmail };
        await add.email({ ...email, kind: 'booking_confirmed', status: 'failed', isRefused });
      }
    });
    await open(page, salon);
    await expect(rows(page).filter({ hasText: 'given-up@' })).toContainText('Email not delivered');
    await expect(rows(page).filter({ hasText: 'refused@' })).toContainText(
      'Email refused: check the address',
    );
    await expect(page.getByText(/We couldn’t deliver 2 emails about bookings/)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'where the bookings do not load, it says so and tries again @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    const salon = await busySalon(daybook, 'bookings-failed', info);
    watch.expectMessage(/status of 400/);
    await page.route('**/bookings/search*', (route) => route.fulfill({ status: 400, json: {} }));
    await signIn(page, salon.email, BOOKINGS);
    await expect(page.getByRole('alert')).toHaveText('We couldn’t load your bookings.');
    await expectAccessible(page);
    await page.unroute('**/bookings/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(counter(page)).toHaveText('12 of 12 bookings');
  },
);

test('twenty thousand bookings stay quick @release', { tag: '@once' }, async ({ page, daybook }, info) => {
  test.setTimeout(120_000);
  const salon = await ownSalon(daybook, 'bookings-many', info);
  const many = Array.from({ length: 20_000 }, (_, number) => ({
    eventDate: inDays(number % 300),
    eventName: `Event ${number % 40}`,
    attendeeLastName: `Number ${number}`,
    attendeeEmail: `c${number}@example.com`,
  }));
  await addTo(daybook, (add) => add.bookings(salon.businessId, many));
  await open(page, salon);
  await expect(counter(page)).toHaveText('20,000 of 20,000 bookings');
  await page.getByRole('searchbox').fill('number 19999');
  await page.getByRole('searchbox').press('Enter');
  await expect(counter(page)).toHaveText('1 of 20,000 bookings (filtered)');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name Z-A');
  await expect(rows(page).nth(1)).toContainText('Number 9999');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(parseCsv(readFileSync(await download.path(), 'utf8'))).toHaveLength(20_002);
});
