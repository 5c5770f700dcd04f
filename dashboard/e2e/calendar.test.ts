/** The owner's calendar: months, weeks, and the ways between them. */

import type { Locator, Page, TestInfo } from '@playwright/test';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays, longDate, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test, expectNoSidewaysScroll } from '../../server/test/browser.ts';
import { addTo } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';
import {
  attendee,
  calendarBusiness,
  GUESTS,
  HOSTILE,
  LATER,
  MONDAY,
  rowsOfFullHeight,
  THURSDAY,
  TUESDAY,
} from './calendar-business.ts';
import { ownOwner, signIn } from './owner.ts';

/** The height in pixels of a row, which is a quarter of an hour. */
const ROW = 40;
/** Signs in an owner of the full calendar. `at` returns the calendar's address with a query. */
async function openCalendar(page: Page, daybook: LaunchedServer, name: string, info: TestInfo) {
  let businessId = 0;
  const owner = await ownOwner(daybook, `calendar-${name}`, info, async (add, own) => {
    businessId = await calendarBusiness(add, own);
  });
  await rowsOfFullHeight(page);
  await signIn(page, owner.email);
  return { businessId, at: (query: string) => `/dashboard?business=${businessId}&tab=calendar&${query}` };
}

/** Expects these values in the address, in any order. */
async function expectPlace(page: Page, place: Record<string, string>) {
  await expect(page).toHaveURL(({ searchParams }) =>
    Object.entries(place).every(([name, value]) => searchParams.get(name) === value),
  );
}

const isPhone = ({ project }: TestInfo) => project.name === 'phone';
const dayOf = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** How many rows lie between the top of a day's hours and an item on them. */
async function rowsDown(page: Page, date: string, what: Locator): Promise<number> {
  const { y } = await boxOf(what);
  const hours = await boxOf(dayOf(page, date).locator('[data-hours-of-day]'));
  return (y - hours.y) / ROW;
}

test('the month shows each day’s first event, its bookings, and how much more there is @widths', async ({
  page,
  daybook,
}, info) => {
  const { at } = await openCalendar(page, daybook, 'month', info);
  await page.goto(at(`date=${TUESDAY}`));
  await expect(title(page)).toHaveText(monthTitle(monthOf(TUESDAY)));
  const day = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${TUESDAY}"]`) });
  if (isPhone(info)) {
    const counts = day.getByRole('button', { name: `${longDate(TUESDAY)}: 2 events 3 bookings` });
    await expect(counts).toBeVisible();
    await expectAccessible(page);
    await counts.click();
  } else {
    await expect(day.getByRole('button')).toHaveText([
      '09:00 Cut and blow-dry',
      '3 bookings',
      '+1 more event',
    ]);
    await expectAccessible(page);
    await day.getByRole('button', { name: '+1 more event' }).click();
  }
  const list = page.getByRole('dialog', { name: longDate(TUESDAY) });
  await expect(
    list.getByRole('button', { name: /Late appointments.*19:00 to 19:45 · 1 booked/ }),
  ).toBeVisible();
  await expect(list.getByRole('link')).toHaveText([/Tom Ashworth/, /Ada Lovelace/, /Mei Tan/]);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Open this week' }).click();
  await expectPlace(page, { view: 'week', date: TUESDAY });
  await expect(dayOf(page, TUESDAY).getByRole('link', { name: /Tom Ashworth/ })).toBeInViewport();
});

test('today is ringed, active months are a press away, and back and reload keep the place', async ({
  page,
  daybook,
}, info) => {
  const { at } = await openCalendar(page, daybook, 'months', info);
  await page.goto(at(''));
  const today = inDays(0);
  await expect(page.locator('time', { hasText: 'today' })).toHaveAttribute('datetime', today);
  await page
    .getByRole('list', { name: 'Months with events or bookings' })
    .getByRole('button', { name: monthTitle(monthOf(LATER)) })
    .click();
  await expect(title(page)).toHaveText(monthTitle(monthOf(LATER)));
  await expect(page.getByRole('button', { name: /New cuts|1 event/ }).first()).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(monthTitle(monthOf(LATER)));
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('radio', { name: 'Week' }).click();
  await expectPlace(page, { view: 'week' });
  await page.goBack();
  await page.goBack();
  await expect(title(page)).toHaveText(monthTitle(monthOf(LATER)));
  await page.goBack();
  await expect(title(page)).toHaveText(monthTitle(monthOf(today)));
});

test('the week shows bookings at their times, and simultaneous ones side by side', async ({
  page,
  daybook,
}, info) => {
  const { at } = await openCalendar(page, daybook, 'week', info);
  await page.goto(at(`view=week&date=${MONDAY}`));
  const ada = dayOf(page, TUESDAY).getByRole('link', { name: /Ada Lovelace/ });
  await expect(ada).toContainText(/10:40 to 11:25.*Cut and blow-dry · £38\.00.*Front room/s);
  expect(await rowsDown(page, TUESDAY, ada)).toBeCloseTo(100 / 15, 0);
  expect((await boxOf(ada)).height).toBeGreaterThan(3 * ROW - 6);

  const [grace, priya, sam] = await Promise.all(
    ['Grace', 'Priya', 'Sam'].map((name) =>
      boxOf(dayOf(page, THURSDAY).getByRole('link', { name: new RegExp(name) })),
    ),
  );
  if (!grace || !priya || !sam) throw new Error('A booking is missing.');
  expect(grace.x + grace.width).toBeLessThanOrEqual(priya.x);
  expect(sam.x).toBeCloseTo(grace.x, 0);
  expect(sam.y).toBeGreaterThanOrEqual(grace.y + grace.height);

  await expect(dayOf(page, THURSDAY).getByRole('button', { name: /^Available Colour day/ })).toBeVisible();
  // A booking after the last row of the day adds rows: nothing is lost.
  const mei = dayOf(page, TUESDAY).getByRole('link', { name: /Mei Tan.*Pending/ });
  expect(await rowsDown(page, TUESDAY, mei)).toBeCloseTo(40, 0);
  await mei.scrollIntoViewIfNeeded();
  await expect(mei).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next week' }).click();
  await expectPlace(page, { view: 'week', date: addDays(MONDAY, 7) });
  await expect(dayOf(page, addDays(MONDAY, 8))).toBeAttached();
  await expect(page.getByRole('link', { name: /Ada Lovelace/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(dayOf(page, inDays(0))).toBeInViewport();
});

test('on a phone the hours stay while the days scroll, and the page itself does not scroll sideways @widths', async ({
  page,
  daybook,
}, info) => {
  const { at } = await openCalendar(page, daybook, 'sideways', info);
  await page.goto(at(`view=week&date=${THURSDAY}`));
  await expect(dayOf(page, THURSDAY)).toBeInViewport();
  await expect(page.getByRole('region').first()).toHaveAttribute('aria-busy', 'false');
  const hours = page.locator('[data-hours]');
  const before = await boxOf(hours);
  await page
    .getByRole('region')
    .first()
    .evaluate((box) => box.scrollBy(80, 300));
  const after = await boxOf(hours.getByText('12:00'));
  expect((await boxOf(hours)).x).toBe(before.x);
  expect(after.x).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
});

test('an event lists its attendees, twenty a page, and each leads to the booking', async ({
  page,
  daybook,
}, info) => {
  const { at } = await openCalendar(page, daybook, 'attendees', info);
  await page.goto(at(`view=week&date=${THURSDAY}`));
  const openDay = page.getByRole('button', { name: `Open day · 09:00 to 17:00 · ${GUESTS} booked` });
  await openDay.click();
  const dialog = page.getByRole('dialog', { name: 'Attendees of Open day' });
  const attendees = dialog.getByRole('list', { name: 'attendees' }).getByRole('listitem');
  await expect(attendees).toHaveCount(20);
  await expect(dialog).toContainText('Showing 1 to 20 of 21 attendees');
  await expect(attendees.first()).toContainText('09:00 to 17:00');
  await expect(attendees.first()).toContainText('Confirmed');
  await expect(attendees.first().getByRole('link', { name: 'guest.1@example.com' })).toHaveAttribute(
    'href',
    'mailto:guest.1@example.com',
  );
  await expect(attendees.first().getByRole('link', { name: '07700 900123' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(attendees).toHaveCount(1);
  await expect(attendees).toContainText('Guest 21');
  // Neither its email address nor its number is a link: only the customer and the reference are.
  for (const text of Object.values(HOSTILE)) await expect(attendees).toContainText(text);
  await expect(attendees.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(openDay).toBeFocused();

  await openDay.click();
  const reference = attendees.first().getByRole('link', { name: /^\w{3}-\w{4}-\w{2}$/ });
  const text = await reference.textContent();
  await reference.click();
  await expect(page).toHaveURL(new RegExp(`tab=bookings&reference=${text}`));
});

test('the keyboard reaches a booking and opens it in the bookings table @once', async ({
  page,
  daybook,
}, info) => {
  const { at } = await openCalendar(page, daybook, 'keys', info);
  await page.goto(at(`view=week&date=${MONDAY}`));
  const tom = dayOf(page, TUESDAY).getByRole('link', { name: /Tom Ashworth/ });
  await expect(tom).toBeVisible();
  await page.getByRole('region').first().focus();
  await page.keyboard.press('Tab');
  await expect(dayOf(page, TUESDAY).getByRole('button', { name: /Cut and blow-dry/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dayOf(page, TUESDAY).getByRole('button', { name: /Late appointments/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tom).toBeFocused();
  const block = tom.locator('..');
  await expect(block).not.toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('Escape');
  await expect(block).toHaveCSS('box-shadow', 'none');
  await expect(tom).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Tom Ashworth' });
  await expect(card).toBeFocused();
  await card.getByRole('link', { name: 'See in Your Bookings' }).press('Enter');
  await expect(page).toHaveURL(/tab=bookings&reference=/);
  await expect(page.getByRole('main')).toContainText('Tom Ashworth');
  await page.goBack();
  await expect(tom).toBeVisible();
});

test(
  'the next booked day opens in its week, also when it is booked while the page is open @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const { at, businessId } = await openCalendar(page, daybook, 'next', info);
    await page.goto(at(''));
    await page.getByRole('button', { name: 'View Next Booked Day' }).click();
    await expectPlace(page, { view: 'week', date: TUESDAY });
    await expect(dayOf(page, TUESDAY).getByRole('link', { name: /Tom Ashworth/ })).toBeInViewport();
    await addTo(daybook, (add) =>
      add.booking(businessId, {
        ...attendee('Ellen', 'Whitaker'),
        eventDate: MONDAY,
        startTime: '17:00',
        endTime: '17:30',
      }),
    );
    const ellen = dayOf(page, MONDAY).getByRole('link', { name: /Ellen Whitaker/ });
    await expect(ellen).toBeAttached({ timeout: 15_000 });
    await page.getByRole('button', { name: 'View Next Booked Day' }).click();
    await expect(ellen).toBeInViewport();
  },
);

test(
  'a business without bookings says why there is no next day, one without events what comes first @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const owner = await ownOwner(daybook, 'calendar-empty', info, async (add, own) => {
      const given = { ownerId: own.id, diarySlug: own.slug };
      await add.event((await add.business(given)).id, { date: LATER });
    });
    let answer = () => {};
    await page.route(
      /\/summary$/,
      async (route) => {
        await new Promise<void>((resolve) => (answer = resolve));
        await route.continue();
      },
      { times: 1 },
    );
    await signIn(page, owner.email, '/dashboard?tab=calendar&view=week');
    const week = page.getByRole('main').getByRole('region');
    await expect(week).toHaveAttribute('aria-busy', 'false');
    const before = await boxOf(week);
    answer();
    await expect(page.getByText('No upcoming bookings.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'View Next Booked Day' })).toHaveCount(0);
    expect((await boxOf(week)).y).toBe(before.y);
    await expectAccessible(page);

    const newOwner = await ownOwner(daybook, 'calendar-new', info, async (add, own) => {
      await add.business({ ownerId: own.id, diarySlug: own.slug });
    });
    // Leaves the page first: an open dashboard keeps asking for news, and would learn that nobody is signed
    // in.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await signIn(page, newOwner.email, '/dashboard?tab=calendar');
    await expect(page.getByRole('heading', { name: 'No calendar events yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'what could not be loaded can be tried again @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(/status of 500/);
    const { at } = await openCalendar(page, daybook, 'failing', info);
    await page.route(/\/events\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(at(`view=week&date=${MONDAY}`));
    await expect(page.getByRole('alert')).toHaveText('We couldn’t load your calendar.');
    await expectAccessible(page);
    await page.unroute(/\/events\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Tom Ashworth/ })).toBeAttached();
  },
);

for (const timezoneId of ['Europe/London', 'America/New_York', 'Asia/Kolkata']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows the business’s own times, and its own now @once', async ({ page, daybook }, info) => {
      const name = `zone-${timezoneId.replaceAll(/\W/g, '-').toLowerCase()}`;
      const { at } = await openCalendar(page, daybook, name, info);
      // In winter: 10:15 in London, 05:15 in New York, 15:45 in Kolkata.
      const instant = Date.parse(`${TUESDAY}T10:15:30Z`);
      await page.clock.setFixedTime(instant);
      await page.goto(at(`view=week&date=${TUESDAY}`));
      const tom = dayOf(page, TUESDAY).getByRole('link', { name: /Tom Ashworth.*09:00 to 09:45/ });
      expect(await rowsDown(page, TUESDAY, tom)).toBeCloseTo(0, 0);
      const { minutes } = wallClockAt(instant, 'Europe/London');
      const now = dayOf(page, TUESDAY).getByText(`Now: ${clockTimeOf(minutes)}`);
      await expect(now).toBeAttached();
      const line = now.locator('..');
      expect(await rowsDown(page, TUESDAY, line)).toBeCloseTo((minutes - 9 * 60) / 15, 0);
      await expect(page.getByText(/^Now: /)).toHaveCount(1);
      await expect(page.getByText('All times are in London time.')).toBeVisible();
    });
  });
}

test('the days of a clock change keep the wall clock, and a repeated hour shows both its bookings @once @release', async ({
  page,
  daybook,
}, info) => {
  const [autumn, spring] = ['2026-10-25', '2027-03-28'];
  let businessId = 0;
  const owner = await ownOwner(daybook, 'calendar-clocks', info, async (add, own) => {
    businessId = (await add.business({ ownerId: own.id, diarySlug: own.slug })).id;
    const book = (first: string, eventDate: string, startTime: string, endTime: string, startsAt?: string) =>
      add.booking(businessId, {
        ...attendee(first, 'Night'),
        eventDate,
        startTime,
        endTime,
        ...(startsAt === undefined ? {} : { startsAt: Date.parse(startsAt) }),
      });
    await book('Summer', autumn, '01:30', '02:00', '2026-10-25T00:30Z');
    await book('Winter', autumn, '01:30', '02:00', '2026-10-25T01:30Z');
    await book('Noon', autumn, '12:00', '12:30');
    await book('Early', spring, '00:15', '00:45');
    await book('Noon', spring, '12:00', '12:30');
  });
  await rowsOfFullHeight(page);
  await signIn(page, owner.email, `/dashboard?tab=calendar&view=week&date=${autumn}`);
  const day = dayOf(page, autumn);
  await expect(day.getByText('Clocks go back')).toBeVisible();
  const [summer, winter] = [
    day.getByRole('link', { name: /Summer.*01:30 to 02:00 BST/ }),
    day.getByRole('link', { name: /Winter.*01:30 to 02:00 GMT/ }),
  ];
  expect((await boxOf(summer)).y).toBe((await boxOf(winter)).y);
  expect((await boxOf(summer)).x + (await boxOf(summer)).width).toBeLessThanOrEqual((await boxOf(winter)).x);
  expect(await rowsDown(page, autumn, summer)).toBeCloseTo(2, 0);
  const noon = day.getByRole('link', { name: /Noon.*12:00 to 12:30/ });
  expect(await rowsDown(page, autumn, noon)).toBeCloseTo(44, 0);
  await expectAccessible(page);

  await page.goto(`/dashboard?tab=calendar&view=week&date=${spring}`);
  await expect(dayOf(page, spring).getByText('Clocks go forward')).toBeVisible();
  expect(await rowsDown(page, spring, dayOf(page, spring).getByRole('link', { name: /Early/ }))).toBeCloseTo(
    1,
    0,
  );
  expect(await rowsDown(page, spring, dayOf(page, spring).getByRole('link', { name: /Noon/ }))).toBeCloseTo(
    48,
    0,
  );
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('both views can be read', async ({ page, daybook }, info) => {
    const { at } = await openCalendar(page, daybook, 'dark', info);
    for (const view of ['month', 'week']) {
      await page.goto(at(`view=${view}&date=${THURSDAY}`));
      await expect(page.getByRole('button', { name: /Colour day|2 events/ }).first()).toBeVisible();
      await expectAccessible(page);
    }
  });
});
