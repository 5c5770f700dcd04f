/** The page behind the link in the confirmation email, in all its states. */

import { eq } from 'drizzle-orm';
import { cancelDetails } from '@daybook/schema/contract/cancel';
import { STRANGERS_EMAILS_PER_HOUR } from '@daybook/schema/figures/bounds';
import { MINUTE } from '@daybook/schema/figures/periods';
import { bookings } from '../../server/src/database/booking-tables.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { addTo } from '../../server/test/builders.ts';
import { now } from '../../server/test/clock.ts';
import { allowRows, refuseRows } from '../../server/test/database-faults.ts';
import { inDatabase, say } from '../../server/test/test-database.ts';
import { bookAndReadMail, isFree } from './booking.ts';

const OWNER = 'desk@harbourphysio.example';

test('a customer follows the link, reads what they booked, cancels, and both sides are told', async ({
  page,
  daybook,
}, { project }) => {
  const { answer, slot, email, link } = await bookAndReadMail(
    daybook.url,
    `cancel-${project.name}@example.com`,
  );
  const { booking, booking_reference: reference } = answer;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel your appointment');
  const main = page.getByRole('main');
  for (const text of [
    'Ada Lovelace',
    email,
    '07700 900123',
    booking.event_name,
    'Harbour Physio',
    `${booking.start_time} to ${booking.end_time}`,
    reference,
    'Once you cancel, someone else may book your time.',
    'This can’t be undone.',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(page.getByRole('link', { name: OWNER })).toHaveAttribute('href', `mailto:${OWNER}`);
  await expect(page.getByText('your booking stays until you confirm a new time')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Different Time' })).toHaveAttribute(
    'href',
    /^\/diary\/harbour-physio\?move=/,
  );
  await expectAccessible(page);
  expect(await isFree(daybook.url, slot)).toBe(false);

  await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment Cancelled' })).toBeFocused();
  for (const text of [
    `We’re emailing a confirmation to ${email}.`,
    'We’re emailing Harbour Physio about it.',
    'Your time slot is no longer booked.',
    'possible refund',
    reference,
    `${booking.start_time} to ${booking.end_time}`,
  ]) {
    await expect(main).toContainText(text);
  }
  await expectAccessible(page);
  expect(await isFree(daybook.url, slot)).toBe(true);

  const toCustomer = await newestMail(daybook.url, email, /cancel/i);
  const calendar = toCustomer.attachments.map(({ content }) => content).join('\n');
  expect(calendar).toContain('METHOD:CANCEL');
  expect(calendar).toContain(`UID:${reference}@`);
  await expect(async () => {
    expect((await newestMail(daybook.url, OWNER, /cancel/i)).text).toContain(reference);
  }).toPass({ timeout: 10_000 });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already Cancelled');
  await expect(page.getByRole('button', { name: 'Confirm Cancellation' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book Another Appointment' }).click();
  await expect(page).toHaveURL(`${daybook.url}/diary/harbour-physio`);
});

test(
  'a customer whose address has had as many emails as we send cancels too, and is told that none confirms it @release',
  { tag: '@once' },
  async ({ page, daybook }, { project }) => {
    const recipient = `bounded-${project.name}@example.com`;
    const { slot, link } = await bookAndReadMail(daybook.url, recipient);
    await addTo(daybook, async (add) => {
      const email = { kind: 'booking_confirmed', status: 'sent', createdAt: now() } as const;
      for (let number = 1; number < STRANGERS_EMAILS_PER_HOUR; number += 1)
        await add.email({ ...email, recipient, countedFor: recipient });
    });
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await expect(page.getByRole('main')).toContainText(`we won’t email one to ${recipient}.`);
    expect(await isFree(daybook.url, slot)).toBe(true);
  },
);

test(
  'looking at the link, as mail scanners do, cancels nothing @release',
  { tag: '@once' },
  async ({ page, daybook }, { project }) => {
    const { slot, link } = await bookAndReadMail(daybook.url, `scanned-${project.name}@example.com`);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Confirm Cancellation' })).toBeVisible();
    await page.getByRole('link', { name: 'Book Different Time' }).click();
    await expect(page).toHaveURL(/\/diary\/harbour-physio\?move=/);
    expect(await isFree(daybook.url, slot)).toBe(false);
  },
);

test('the keyboard alone cancels', async ({ page, daybook }, { project }) => {
  const { slot, link } = await bookAndReadMail(daybook.url, `keys-${project.name}@example.com`);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeFocused();
  // Tab goes past the business's phone number and email address first.
  for (const link of [/^0/, OWNER]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: link })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirm Cancellation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment Cancelled' })).toBeFocused();
  for (let links = 0; links < 3; links += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Book Another Appointment' })).toBeFocused();
  expect(await isFree(daybook.url, slot)).toBe(true);
});

test(
  'cancelled in another window meanwhile, the page says so @release',
  { tag: '@once' },
  async ({ page, daybook }, { project }) => {
    const { link } = await bookAndReadMail(daybook.url, `window-${project.name}@example.com`);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Confirm Cancellation' })).toBeVisible();
    const token = new URL(link).searchParams.get('token');
    const body = JSON.stringify({ token });
    const headers = { 'Content-Type': 'application/json' };
    for (const _time of ['once', 'twice']) {
      const answer = await fetch(`${daybook.url}/api/cancel/booking`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
      expect(cancelDetails.parse(await answer.json())).toMatchObject({
        status: 'cancelled',
        can_cancel: false,
      });
    }
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Appointment Cancelled' })).toBeFocused();
  },
);

test(
  'begun, it can no longer be cancelled here @release',
  { tag: '@once' },
  async ({ page, daybook }, { project }) => {
    const { link, email } = await bookAndReadMail(daybook.url, `late-${project.name}@example.com`);
    // The test can't change the server's clock, so it changes when the appointment begins.
    await inDatabase(daybook, (database) =>
      database
        .update(bookings)
        .set({ startsAt: now() - MINUTE })
        .where(eq(bookings.attendeeEmail, email)),
    );
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too late to cancel online');
    await expect(page.getByRole('button', { name: 'Confirm Cancellation' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

for (const [name, address] of [
  ['no token', '/cancel'],
  ['an empty token', '/cancel?token='],
  ['a token that is nobody’s', `/cancel?token=${'x'.repeat(43)}`],
  ['a token cut short', '/cancel?token=abc'],
] as const) {
  test(
    `${name} is an invalid link`,
    { tag: name === 'no token' ? '@once' : ['@once', '@release'] },
    async ({ page, watch }) => {
      watch.expectMessage(/status of 40[04]/);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to Load Booking');
      await expect(page.getByRole('main')).toContainText(
        'Invalid cancellation link. Please check your email and try again.',
      );
      await expect(page.getByRole('main')).toContainText('Open the link in your confirmation email again');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to Home' }).click();
      await expect(page).toHaveURL(/\/$/);
    },
  );
}

test(
  'a booking that does not load can be asked for again @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, { project }) => {
    watch.expectMessage(/status of 500/);
    const { link } = await bookAndReadMail(daybook.url, `trouble-${project.name}@example.com`);
    await inDatabase(daybook, async (database) => {
      await say(database, 'ALTER TABLE bookings RENAME TO away');
      await page.goto(link);
      await say(database, 'ALTER TABLE away RENAME TO bookings');
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Unable to Load Booking' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Failed to load booking details');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeFocused();
  },
);

test(
  'a cancellation that fails says so, and can be pressed again @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, { project }) => {
    watch.expectMessage(/status of 500/);
    const { slot, link, email } = await bookAndReadMail(daybook.url, `failing-${project.name}@example.com`);
    await inDatabase(daybook, (database) =>
      refuseRows(database, 'UPDATE OF status ON bookings', `NEW.attendee_email = '${email}'`),
    );
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'Confirm Cancellation' });
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('Failed to cancel booking');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await inDatabase(daybook, (database) => allowRows(database, 'bookings'));
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Appointment Cancelled' })).toBeFocused();
    expect(await isFree(daybook.url, slot)).toBe(true);
  },
);

test.describe('in the dark, and on another clock', () => {
  test.use({ colorScheme: 'dark', timezoneId: 'America/New_York' });
  test('every state can be read, with the reader’s own time beside it', async ({ page, daybook, watch }, {
    project,
  }) => {
    watch.expectMessage(/status of 404/);
    const { link } = await bookAndReadMail(daybook.url, `dark-${project.name}@example.com`);
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('your time (New York time)');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await expect(page.getByRole('heading', { name: 'Appointment Cancelled' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Already Cancelled' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/cancel');
    await expect(page.getByRole('heading', { name: 'Unable to Load Booking' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  // axe needs JavaScript, and has seen the same HTML above.
  test.use({ javaScriptEnabled: false });
  test('a customer reads what they booked and what it says about their data, cancels, and is told', async ({
    page,
    daybook,
  }, { project }) => {
    const { answer, slot, email, link } = await bookAndReadMail(
      daybook.url,
      `plain-${project.name}@example.com`,
    );
    const { booking, booking_reference: reference } = answer;
    await page.goto(link);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link')).toHaveText('Harbour Physio');
    await expect(main).toContainText(`${booking.start_time} to ${booking.end_time}London time`);
    await expect(main).not.toContainText('your time (');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Email me the link' }).click();
    const sent = page.getByRole('status').filter({ hasText: `We’re emailing the link to ${email}.` });
    await expect(sent).toBeFocused();
    await newestMail(daybook.url, email, /Your data at/);

    await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Appointment Cancelled' })).toBeFocused();
    await expect(main).toContainText(reference);
    await expect(main).toContainText('What happens next');
    await expect(sent).toBeVisible();
    expect(await isFree(daybook.url, slot)).toBe(true);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already Cancelled');
    await page.getByRole('link', { name: 'Book Another Appointment' }).click();
    await expect(page).toHaveURL(`${daybook.url}/diary/harbour-physio`);
  });
});
