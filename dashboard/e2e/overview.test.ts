/** The overview: the business at a glance and the next bookings, and what is shown when there are none. */

import { dayTitle, monthOf, monthTitle } from '@daybook/schema/rules/date';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { inDays, now } from '../../server/test/clock.ts';
import { bookAt } from './booking.ts';
import { events, glance, open, part } from './overview-page.ts';
import { withoutOpening } from './owner.ts';
import { bookSlots, ownSalon } from './salon.ts';

test('details, figures, the next bookings and the events are there at a glance @widths', async ({
  page,
  context,
  daybook,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const salon = await ownSalon(daybook, 'overview-glance', info, async (add, businessId) => {
    await bookSlots(add, businessId, await add.event(businessId, { date: inDays(3) }), 5);
    await add.event(businessId, { name: 'Last week', date: inDays(-7) });
    await add.booking(businessId, {
      eventDate: inDays(4),
      attendeeFirstName: 'Gone',
      status: 'cancelled',
      createdAt: now(),
    });
    await add.diaryVisits(businessId, inDays(0), 9);
  });
  await open(page, salon);
  // Where the document does not tell them, the businesses are asked for before it is known whose session it is.
  await withoutOpening(page);
  const asked = page.waitForRequest('**/api/businesses/my');
  await page.route('**/api/users/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
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
  await figures.getByRole('link', { name: 'Total Cancellations' }).click();
  await expect(page.getByText('1 of 6 bookings (filtered)')).toBeVisible();
  await page.goBack();

  const diary = part(page, 'Your diary');
  await expect(diary).toContainText(`/diary/${salon.slug}`);
  for (const text of [salon.desk, '01422 555 010', '14 Bridge Street, HX7 8EX', 'London time'])
    await expect(diary).toContainText(text);
  await expect(diary.getByRole('link', { name: 'Edit details' })).toHaveAttribute(
    'href',
    `/settings?tab=businesses&business=${salon.businessId}`,
  );
  await diary.getByRole('button', { name: 'Copy the public diary URL' }).click();
  await expect(diary.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${daybook.url}/diary/${salon.slug}`,
  );
  await expect(diary.getByRole('button', { name: 'Copy the public diary URL' })).toBeVisible();

  // On a phone, today's list shows it when there is nothing else to list.
  await expect(
    page
      .getByText(new RegExp(`^Next: .+ at 09:00 on ${dayTitle(inDays(3))}( 20\\d\\d)? · `))
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(part(page, 'Today')).toContainText('Nothing booked today');
  await expect(glance(page)).toContainText('5 after today');
  await expect(glance(page)).toContainText(dayTitle(inDays(3)));
  await expect(glance(page).getByText('auto-confirmed')).toHaveCount(5);
  await expect(glance(page)).not.toContainText('Gone');
  await expect(events(page).getByRole('region', { name: monthTitle(monthOf(inDays(3))) })).toContainText(
    '09:00 to 16:15 · 5 of 7 booked',
  );
  const visits = part(page, 'Page views and bookings');
  await expect(visits.getByRole('img', { name: / Total: 9 page views, 1 booking made\.$/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await visits.getByRole('button', { name: 'Show as table' }).click();
  await expect(visits.getByRole('row').nth(1)).toContainText(/this week so far.*9.*1/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await events(page).getByRole('radio', { name: 'Past' }).click();
  await expect(events(page)).toContainText('Last week');
  await page.reload();
  await expect(events(page)).toContainText('Last week');
  await page.goBack();
  await expect(events(page)).not.toContainText('Last week');
});

test(
  'both lists have pages of their own, which stand in the address @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const salon = await ownSalon(daybook, 'overview-pages', info, async (add, businessId) => {
      for (let day = 1; day <= 12; day += 1) {
        const event = await add.event(businessId, { name: `Day ${day}.`, date: inDays(day) });
        await bookSlots(add, businessId, event, 2);
      }
    });
    await open(page, salon);
    await expect(page.getByText('Showing 1 to 20 of 24 bookings after today')).toBeVisible();
    await expect(page.getByText('Showing 1 to 10 of 12 events')).toBeVisible();
    await events(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByText('Showing 11 to 12 of 12 events')).toBeVisible();
    await glance(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByText('Showing 21 to 24 of 24 bookings after today')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Showing 21 to 24 of 24 bookings after today')).toBeVisible();
    await expect(events(page)).toContainText('Day 12.');
    await page.goBack();
    await expect(page.getByText('Showing 1 to 20 of 24 bookings after today')).toBeVisible();
    await expect(page.getByText('Showing 11 to 12 of 12 events')).toBeVisible();
  },
);

test('a booking at a glance is cancelled, or comes back where the server refuses @release', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = await ownSalon(daybook, 'overview-cancel', info, async (add, businessId) => {
    await add.event(businessId, { date: inDays(3) });
  });
  const customer = `glance-${info.project.name}@example.com`;
  const { reference } = await bookAt(daybook.url, salon.slug, { email: customer });
  await open(page, salon);
  const cancel = glance(page).getByRole('button', { name: 'Cancel booking for Ada Lovelace' });
  const question = page.getByRole('alertdialog', { name: 'Cancel the booking for Ada Lovelace?' });
  const cancelIt = async () => {
    await cancel.click();
    await expect(question).toContainText('will be free again.');
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
  await expect(glance(page).getByRole('heading', { name: 'No bookings after today' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Total Bookings At A Glance' })).toBeFocused();
  await expectAccessible(page);
  expect((await newestMail(daybook.url, customer, /Booking cancelled/)).text).toContain(reference);
});

test(
  'what does not load says so and is asked for again',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    const salon = await ownSalon(daybook, 'overview-failed', info, async (add, businessId) => {
      await bookSlots(add, businessId, await add.event(businessId, { date: inDays(3) }), 1);
    });
    watch.expectMessage(/status of 400/);
    const lists = /\/bookings\/search|\/events\/scheduled/;
    await page.route(lists, (route) => route.fulfill({ status: 400, json: {} }));
    await open(page, salon);
    await expect(page.getByRole('alert')).toHaveText([
      'We couldn’t load your bookings.',
      'We couldn’t load your events.',
    ]);
    await expectAccessible(page);
    await page.unroute(lists);
    await glance(page).getByRole('button', { name: 'Try again' }).click();
    await expect(glance(page)).toContainText('1 after today');
    await events(page).getByRole('button', { name: 'Try again' }).click();
    await expect(events(page)).toContainText('1 of 7 booked');
  },
);

test(
  'a paid business can add events, an unpaid one is led to its setup @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    let unpaid = 0;
    const salon = await ownSalon(daybook, 'overview-unpaid', info, async (add, _paid, ownerId) => {
      unpaid = (
        await add.business({
          ownerId,
          name: 'Not yet',
          paidAt: null,
          diarySlug: `unpaid-${info.project.name}`,
        })
      ).id;
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
