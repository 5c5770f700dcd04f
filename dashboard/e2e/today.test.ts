/** Today on the overview: running late, who is emailed and whom to call, and what became of a booking's emails. */

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { bookAndReadMail } from './booking.ts';
import { attendee } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

/** Ruth's day: a gap from half past two, and Tom's address refused for good. */
async function ruthsDay(add: Builders, businessId: number, mail: (name: string) => string) {
  const ruth = await add.person(businessId, { name: 'Ruth' });
  const book = (first: string, last: string, startTime: string, endTime: string) =>
    add.booking(businessId, {
      ...attendee(first, last),
      attendeeEmail: mail(first),
      personId: ruth.id,
      personName: 'Ruth',
      eventDate: inDays(0),
      eventName: 'Cuts',
      startTime,
      endTime,
    });
  await book('Beatrice', 'Hall', '08:30', '09:15');
  await book('Grace', 'Okafor', '11:30', '13:00');
  await book('Priya', 'Nair', '13:00', '13:45');
  const tom = await book('Tom', 'Ashworth', '13:45', '14:30');
  await book('Joseph', 'Bright', '15:30', '16:15');
  await add.email({
    kind: 'booking_confirmed',
    bookingId: tom.id,
    businessId,
    recipient: tom.attendeeEmail,
    normalisedRecipient: tom.normalisedEmail,
    status: 'failed',
    isRefused: true,
    lastError: '550 5.1.1 User unknown',
  });
}

test('an owner who runs late sees who is emailed, emails them and is back on time, by keyboard @widths', async ({
  page,
  daybook,
}, info) => {
  const mail = (name: string) => `${name}-late-${info.project.name}@example.com`.toLowerCase();
  const { email } = await ownSalon(daybook, 'late', info, (add, businessId) =>
    ruthsDay(add, businessId, mail),
  );
  await signIn(page, email);
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('listitem')).toHaveText([
    /08:30.*Beatrice Hall/,
    /Now: \d\d:\d\d/,
    /11:30.*Grace Okafor/,
    /13:00.*Priya Nair/,
    /13:45.*Tom Ashworth.*email refused: call 07700 900123/,
    /15:30.*Joseph Bright/,
  ]);
  const now = today.getByRole('listitem').nth(1);
  await now.getByRole('button', { name: 'Running late?' }).press('Enter');
  await today.getByRole('button', { name: '20 min' }).press('Enter');
  const list = today.getByRole('status');
  await expect(list).toHaveText(
    '2 emails: Grace (11:50) and Priya (13:20). Tom (14:05) has no working email: call 07700 900123. The gap at 14:30 absorbs the delay, so no one after it is emailed.',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await today.getByRole('button', { name: 'Email 2 customers' }).press('Enter');
  await expect(now).toHaveText(/^Running 20 min late2 customers emailed at \d\d:\d\dChange$/);
  await expect(today.getByRole('listitem').nth(2)).toContainText('Expected at 11:50');
  await expect(today.getByRole('listitem').nth(4)).toContainText('Expected at 14:05 · email refused');
  await expect(today.getByRole('listitem').nth(5)).not.toContainText('Expected');
  const late = await newestMail(daybook.url, mail('Priya'), /About 20 minutes later, now about 13:20/);
  expect(late.text).toContain('starts about 20 minutes later: now about 13:20');

  await expect(now.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.keyboard.press('Enter');
  await today.getByRole('button', { name: 'Back on time' }).press('Enter');
  await expect(list).toContainText('2 emails: Grace (11:30) and Priya (13:00).');
  await expectAccessible(page);
  await today.getByRole('button', { name: 'Email 2 customers' }).press('Enter');
  await expect(today.getByRole('listitem').nth(2)).not.toContainText('Expected');
  await newestMail(daybook.url, mail('Grace'), /Back on time, at 11:30/);
});

test('an owner sees why an email was refused, whom to call, and sends it again', async ({
  page,
  daybook,
}, info) => {
  const mail = (name: string) => `${name}-refused-${info.project.name}@example.com`.toLowerCase();
  const { email, slug } = await ownSalon(daybook, 'refused', info, async (add, businessId) => {
    await ruthsDay(add, businessId, mail);
    await add.event(businessId, { name: 'Cuts', date: inDays(2) });
  });
  await bookAndReadMail(daybook.url, mail('Ada'), slug);
  await signIn(page, email);
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await today.getByRole('button', { name: 'Actions for Tom Ashworth' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Emails' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Emails about this booking' });
  await expect(dialog).toContainText('Refused. There’s no mailbox with this address.');
  await expect(dialog.getByRole('link', { name: '07700 900123' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto('/dashboard?tab=bookings');
  await page.getByRole('button', { name: /see the emails for Ada Lovelace$/ }).press('Enter');
  const confirmed = dialog.getByRole('listitem').filter({ hasText: 'Booking confirmed' });
  await confirmed.getByRole('button').press('Enter');
  await expect(confirmed).toHaveCount(2);
  await expect(confirmed.last()).toBeFocused();
});
