/** A customer's own data: the link by email, the page, the file, and being forgotten or not, on both sides. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ERASURE_KEPT_LATELY } from '@daybook/schema/words/customer-data-texts';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { allowRows, refuseRows } from '../../server/test/database-faults.ts';
import { inDatabase, say } from '../../server/test/test-database.ts';
import { bookAndReadMail } from './booking.ts';
import { signIn } from './owner.ts';
import { ownSalon, type Salon } from './salon.ts';

type Daybook = Parameters<typeof ownSalon>[0];
type Info = Parameters<typeof ownSalon>[2];

/** A salon with free times, and a customer who was there last month; the bookings to come are booked as customers do. */
const salonOf = (daybook: Daybook, name: string, info: Info, customer: string) =>
  ownSalon(daybook, name, info, async (add, businessId) => {
    await add.event(businessId, { name: 'Cut and blow-dry', date: inDays(3) });
    await add.booking(businessId, {
      eventName: 'Colour day',
      eventDate: inDays(-30),
      attendeeFirstName: 'Ada',
      attendeeLastName: 'Lovelace',
      attendeeEmail: customer,
      attendeePhone: '07700 900123',
      source: 'spring-letter',
    });
  });

/** Presses for the email on the page of one booking, and answers the link in it. */
async function askForLink(page: Page, url: string, cancelLink: string, email: string): Promise<string> {
  await page.goto(cancelLink);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toContainText(
    `We’re emailing the link to ${email}. It works for 24 hours.`,
  );
  const { text } = await newestMail(url, email, /Your data at/);
  const [link] = text.match(/https?:\/\/\S+\/my-data\?token=[\w.-]+/) ?? [];
  if (!link) throw new Error('the email has no link to the data');
  return link;
}

/** Cancels what is to come, by the link beside it, and comes back. */
async function cancelUpcoming(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: /^Cancel this booking/ }).click();
  await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment Cancelled' })).toBeFocused();
  await page.goto(link);
}

async function requestErasure(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request deletion' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Ask Willow & Co. Hair to delete your details?' });
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request deletion' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Delete my data' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('You asked Willow & Co. Hair to delete your details on');
}

const requests = (page: Page) => page.getByRole('region', { name: 'Data deletion requests' });

async function openRequests(page: Page, salon: Salon): Promise<void> {
  await signIn(page, salon.email, `/dashboard?business=${salon.businessId}&tab=bookings#erasure-requests`);
  await expect(requests(page).getByRole('heading', { level: 2 })).toBeFocused();
}

test('a customer reads by an emailed link what is held about them, takes it away, asks to be forgotten, and is told why not', async ({
  page,
  daybook,
  browser,
  watch,
}, info) => {
  // Three windows and five emails.
  test.slow();
  const email = `ada-data-${info.project.name}@example.com`;
  const salon = await salonOf(daybook, 'data-kept', info, email);
  const { link: cancelLink, answer } = await bookAndReadMail(daybook.url, email, salon.slug);
  await page.goto(cancelLink);
  const wantsEarlier = page.getByLabel('Tell me if an earlier time is free');
  await wantsEarlier.press('Space');
  await expect(wantsEarlier).toBeChecked();
  const link = await askForLink(page, daybook.url, cancelLink, email);
  await expectAccessible(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your data at Willow & Co. Hair' })).toBeFocused();
  const main = page.getByRole('main');
  for (const text of [email, answer.booking_reference, '07700 900123', 'Colour day', 'Emails about it'])
    await expect(main).toContainText(text);
  await expect(main).toContainText('You have an appointment that isn’t over yet.');
  await expect(page.getByRole('region', { name: 'Your waiting list entries' })).toContainText(
    `Earlier time for booking${answer.booking_reference}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await cancelUpcoming(page, link);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await arriving;
  await expect(main).toContainText(`Saved as ${download.suggestedFilename()}.`);
  const file = z
    .object({
      format: z.literal('daybook-customer-data'),
      version: z.literal(1),
      bookings: z.array(
        z.object({ event_name: z.string(), status: z.string(), source: z.string().nullable() }),
      ),
    })
    .parse(JSON.parse(readFileSync(await download.path(), 'utf8')));
  expect(file.bookings).toEqual([
    { event_name: 'Cut and blow-dry', status: 'cancelled', source: null },
    { event_name: 'Colour day', status: 'confirmed', source: 'spring-letter' },
  ]);

  const otherWindow = await page.context().newPage();
  await otherWindow.goto(link);
  await requestErasure(page);
  await expectAccessible(page);
  const toOwner = await newestMail(daybook.url, salon.desk, /asked you to delete their data/);
  expect(toOwner.text).toContain(email);

  const desk = await browser.newPage({ baseURL: daybook.url, viewport: page.viewportSize() });
  await openRequests(desk, salon);
  await expect(requests(desk)).toContainText('2 bookings, asked on');
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);
  await requests(desk).getByRole('button', { name: 'Keep records of Ada Lovelace' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Keep records of Ada Lovelace' });
  await dialog.getByRole('button', { name: 'Keep records' }).click();
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await expect(dialog).toContainText('Please say why you have to keep the records.');
  await expectAccessible(desk);
  await reason.fill('The tax office wants our records of payments for six years.');
  await dialog.getByRole('button', { name: 'Keep records' }).click();
  await expect(
    desk.getByRole('status').filter({ hasText: 'You’re keeping the records of Ada Lovelace.' }),
  ).toBeVisible();
  await expect(requests(desk)).toHaveCount(0);
  await expect(desk.getByRole('heading', { name: 'All Bookings' })).toBeFocused();
  await desk.close();

  expect((await newestMail(daybook.url, email, /has replied to your deletion request/)).text).toContain(
    'The tax office wants',
  );
  await page.reload();
  await expect(page.getByRole('blockquote')).toHaveText(
    'The tax office wants our records of payments for six years.',
  );
  await expect(main).toContainText('You can ask again from');
  await expect(page.getByRole('button', { name: 'Request deletion' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A window that does not know of it yet.
  watch.expectMessage(/status of 409/);
  await otherWindow.getByRole('button', { name: 'Request deletion' }).click();
  await otherWindow.getByRole('alertdialog').getByRole('button', { name: 'Request deletion' }).click();
  await expect(otherWindow.getByRole('alert')).toContainText(ERASURE_KEPT_LATELY);
  await expect(otherWindow.getByRole('blockquote')).toBeVisible();
  await expectAccessible(otherWindow);
});

test('a customer is forgotten: the record stays without them, and their links lead nowhere @release', async ({
  page,
  daybook,
  browser,
  watch,
}, info) => {
  const email = `ada-gone-${info.project.name}@example.com`;
  const salon = await salonOf(daybook, 'data-gone', info, email);
  const { link: cancelLink } = await bookAndReadMail(daybook.url, email, salon.slug);
  const link = await askForLink(page, daybook.url, cancelLink, email);
  await cancelUpcoming(page, link);
  // Nobody is forgotten while an email to them is on its way.
  await newestMail(daybook.url, email, /cancel/i);
  await requestErasure(page);

  const desk = await browser.newPage({ baseURL: daybook.url, viewport: page.viewportSize() });
  await openRequests(desk, salon);
  await requests(desk).getByRole('button', { name: 'Delete details of Ada Lovelace' }).click();
  const dialog = desk.getByRole('alertdialog', { name: 'Delete the details of Ada Lovelace?' });
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await expect(dialog).toContainText('This can’t be undone.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Delete details' }).click();
  await expect(
    desk.getByRole('status').filter({ hasText: 'We’re deleting the details of Ada Lovelace' }),
  ).toBeVisible();
  const table = desk.getByRole('table', { name: 'All Bookings' });
  await expect(table.getByText('Forgotten customer')).toHaveCount(2);
  await expect(requests(desk)).toHaveCount(0);
  await expect(table).not.toContainText('@');
  await expect(table.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expectAccessible(desk);
  await desk.goto(`/dashboard?tab=calendar&view=week&date=${inDays(3)}`);
  await desk.getByRole('button', { name: /Cut and blow-dry/ }).click();
  await desk.getByRole('button', { name: /^Attendees of/ }).click();
  const attendees = desk.getByRole('dialog', { name: /^Attendees of/ }).getByRole('listitem');
  await expect(attendees).toContainText('Forgotten customer');
  await expect(attendees).not.toContainText('@');
  // The reference, which leads to the booking.
  await expect(attendees.getByRole('link')).toHaveCount(1);
  await desk.close();

  await newestMail(daybook.url, email, /has deleted your details/);
  watch.expectMessage(/status of 404/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t show your data' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(LINK_INVALID);
  await expectAccessible(page);
  await page.goto(cancelLink);
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to Load Booking' })).toBeVisible();
});

test(
  'an email that cannot be sent, data that do not load and a request that fails say so, and can be tried again @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(/status of 500/);
    const email = `ada-trouble-${info.project.name}@example.com`;
    const salon = await salonOf(daybook, 'data-trouble', info, email);
    const { link: cancelLink } = await bookAndReadMail(daybook.url, email, salon.slug);
    await inDatabase(daybook, (database) =>
      refuseRows(database, 'INSERT ON emails', `NEW.recipient = '${email}'`),
    );
    await page.goto(cancelLink);
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t send the email. Please try again.');
    await expectAccessible(page);
    await inDatabase(daybook, (database) => allowRows(database, 'emails'));
    const link = await askForLink(page, daybook.url, cancelLink, email);

    await inDatabase(daybook, async (database) => {
      await say(database, 'ALTER TABLE bookings RENAME TO away');
      await page.goto(link);
      await say(database, 'ALTER TABLE away RENAME TO bookings');
    });
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t show your data' })).toBeFocused();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your data at Willow & Co. Hair' }),
    ).toBeFocused();

    await cancelUpcoming(page, link);
    await inDatabase(daybook, (database) => refuseRows(database, 'INSERT ON erasure_requests'));
    await page.getByRole('button', { name: 'Request deletion' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Request deletion' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t send your request. Please try again.');
    await expectAccessible(page);
    await inDatabase(daybook, (database) => allowRows(database, 'erasure_requests'));
    await dialog.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByRole('main')).toContainText(
      'You asked Willow & Co. Hair to delete your details on',
    );
  },
);

test(
  'nothing moves while those who ask to be forgotten arrive above the table',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const email = `ada-still-${info.project.name}@example.com`;
    const salon = await salonOf(daybook, 'data-still', info, email);
    const { link: cancelLink } = await bookAndReadMail(daybook.url, email, salon.slug);
    const link = await askForLink(page, daybook.url, cancelLink, email);
    await cancelUpcoming(page, link);
    await requestErasure(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { entryType, name } of list.getEntries()) console.error(`moved: ${entryType} ${name}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The table could be there long before.
    await page.route('**/erasure-requests', async (route) => {
      const response = await route.fetch();
      await expect(page.getByText('Unique Customers')).toBeVisible();
      await route.fulfill({ response });
    });
    await signIn(page, salon.email, '/dashboard?tab=bookings');
    await expect(requests(page)).toBeVisible();
    await expect(page.getByRole('table', { name: 'All Bookings' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  },
);

for (const [name, address] of [
  ['no token', '/my-data'],
  ['a token that is nobody’s', `/my-data?token=${'x'.repeat(43)}`],
  ['a token cut short', '/my-data?token=abc'],
] as const) {
  test(
    `${name} shows no data, and says how to get a new link`,
    { tag: name === 'no token' ? '@once' : ['@once', '@release'] },
    async ({ page, watch }) => {
      watch.expectMessage(/status of 40[04]/);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t show your data');
      await expect(page.getByRole('main')).toContainText(LINK_INVALID);
      await expect(page.getByRole('main')).toContainText('choose ‘Email me the link’');
      await expectAccessible(page);
    },
  );
}

test.describe('without JavaScript', () => {
  // axe needs JavaScript, and has seen the same HTML above.
  test.use({ javaScriptEnabled: false });
  test('a customer reads what is held about them, downloads it, and asks for it to be deleted', async ({
    page,
    daybook,
  }, info) => {
    const email = `ada-plain-${info.project.name}@example.com`;
    const salon = await salonOf(daybook, 'data-plain', info, email);
    const { link: cancelLink } = await bookAndReadMail(daybook.url, email, salon.slug);
    await page.goto(cancelLink);
    const wantsEarlier = page.getByLabel('Tell me if an earlier time is free');
    await wantsEarlier.press('Space');
    await expect(wantsEarlier).toBeChecked();
    await expect(wantsEarlier).toBeFocused();
    const link = await askForLink(page, daybook.url, cancelLink, email);
    await page.goto(link);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your data at Willow & Co. Hair' }),
    ).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link')).toHaveText('Willow & Co. Hair');
    await expect(page.getByRole('main')).toContainText('You have an appointment that isn’t over yet.');
    await expectNoSidewaysScroll(page);
    await cancelUpcoming(page, link);

    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ email });

    const ask = page.getByRole('button', { name: 'Request deletion' });
    const question = page.getByRole('alertdialog', { name: 'Ask Willow & Co. Hair to delete your details?' });
    await ask.click();
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    await ask.click();
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Delete my data' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Request sent to' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'You asked Willow & Co. Hair to delete your details on',
    );
  });
});
