import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { cancelDetails } from '@daybook/schema/contract/cancel';
import { ownerBooking } from '@daybook/schema/contract/owner-booking';
import { bookFree, emailsIn, tokenIn } from './booking-requests.ts';
import { smtpReply, startMailServer, type MailServer, type ReceivedMail } from './mail-server.ts';
import type { Owner } from './owner.ts';
import { refusedOften } from './refused-often.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let mail: MailServer;
let server: TestServer;
let owner: Owner;
let businessId: number;
let eventId: number;

beforeEach(async () => {
  mail = await startMailServer({ onRecipient: refuseMisspelled });
  ({ server, owner, businessId } = await startWithBusiness({}, { env: { SMTP_URL: mail.url } }));
  eventId = (await server.add.event(businessId)).id;
});
afterEach(async () => {
  await server.stop();
  await mail.close();
});

function refuseMisspelled(address: string): void {
  if (address.endsWith('exmaple.com')) throw smtpReply(550, 'No such domain');
}

/** Returns the newest email to that address. */
function newestTo(address: string): ReceivedMail {
  const found = mail.received.filter(({ to }) => to.includes(address)).at(-1);
  if (!found) throw new Error(`nothing came to ${address}`);
  return found;
}

/** Returns a property of the email's calendar file, unfolded. */
function calendarOf({ mail: { attachments } }: ReceivedMail) {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!file) return null;
  const text = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
  const unfolded = text.replace(/\r?\n /g, '');
  return (name: string) => new RegExp(`^${name}[;:](.*?)\r?$`, 'm').exec(unfolded)?.[1];
}

const ada = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'King',
  attendee_email: 'ada@example.com',
  attendee_phone: '0117 496 0123',
};

it('a change is emailed to both sides, and updates the entry in the calendar', async () => {
  const { booking_reference } = await bookFree(server, eventId);
  await mail.arrived(2);
  const uid = calendarOf(newestTo('ada@example.com'))?.('UID');
  await owner.put(`/api/bookings/${booking_reference}`, ada);
  await mail.arrived(4);
  const email = newestTo('ada@example.com');
  expect(email.mail.subject).toBe('Booking updated: Cut and blow-dry, Tuesday 24 November 2026 at 09:00');
  expect(email.mail.text).toContain('New name: Ada King (was: Ada Lovelace)');
  const calendar = calendarOf(email);
  expect(calendar?.('METHOD')).toBe('REQUEST');
  expect(calendar?.('UID')).toBe(uid);
  expect(calendar?.('SEQUENCE')).toBe('1');
  expect(calendar?.('STATUS')).toBe('CONFIRMED');
  const copy = newestTo('hello@willow.example');
  expect(copy.mail.subject).toContain('Booking updated: Ada King');
  expect(copy.mail.text).toContain('New phone: 0117 496 0123 (was: none)');
  expect(copy.mail.replyTo).toMatchObject([{ address: 'ada@example.com' }]);
});

it('the new address gets the whole confirmation with a cancel link that works, and the former one a short email', async () => {
  const { booking_reference } = await bookFree(server, eventId);
  await mail.arrived(2);
  const first = calendarOf(newestTo('ada@example.com'));
  await owner.put(`/api/bookings/${booking_reference}`, { ...ada, attendee_email: 'ada@king.example' });
  await mail.arrived(5);
  const email = newestTo('ada@king.example');
  expect(email.mail.subject).toContain('Booking confirmed');
  expect(email.mail.text).toContain('See you soon.');
  const calendar = calendarOf(email);
  expect(calendar?.('UID')).toBe(first?.('UID'));
  expect(calendar?.('SEQUENCE')).toBe('1');
  expect(calendar?.('ATTENDEE')).toContain('ada@king.example');

  const former = newestTo('ada@example.com');
  expect(former.mail.subject).toContain('Email address changed');
  expect(former.raw).not.toContain('king.example');
  expect(calendarOf(former)).toBeNull();

  const link = /https?:\S+\/cancel\?token=\S+/.exec(email.mail.text ?? '')?.[0] ?? '';
  const answer = await server.post('/api/cancel/booking', { token: tokenIn(link) });
  expect(cancelDetails.parse(await answer.json())).toMatchObject({ booking_reference, status: 'cancelled' });
});

it('a cancellation is emailed to both sides, says who cancelled, and removes the entry from the calendar', async () => {
  const { booking_reference } = await bookFree(server, eventId);
  await mail.arrived(2);
  const uid = calendarOf(newestTo('ada@example.com'))?.('UID');
  await owner.delete(`/api/bookings/${booking_reference}`);
  await mail.arrived(4);
  const email = newestTo('ada@example.com');
  expect(email.mail.subject).toContain('Booking cancelled: ');
  expect(email.mail.text).toContain('We’re sorry: Willow Hair has had to cancel your booking');
  expect(email.mail.text).toMatch(/See what’s free:\nhttp:\S+\/diary\/willow-/);
  const calendar = calendarOf(email);
  expect(calendar?.('METHOD')).toBe('CANCEL');
  expect(calendar?.('STATUS')).toBe('CANCELLED');
  expect(calendar?.('UID')).toBe(uid);
  expect(calendar?.('SEQUENCE')).toBe('1');
  expect(newestTo('hello@willow.example').mail.subject).toContain('You cancelled: Ada Lovelace');
});

it('a misspelt address that the mail server refused is corrected, and gets no further email', async () => {
  const { booking_reference } = await bookFree(server, eventId, 0, { attendee_email: 'ada@exmaple.com' });
  const state = async () => {
    const answer = await owner.get(`/api/businesses/${businessId}/bookings`);
    return z
      .array(ownerBooking)
      .parse(await answer.json())
      .find((one) => one.booking_reference === booking_reference)?.mail_state;
  };
  await refusedOften(server, eventId);
  await expect.poll(state).toBe('refused');
  await owner.put(`/api/bookings/${booking_reference}`, ada);
  await expect.poll(state).toBe('sent');
  expect(newestTo('ada@example.com').mail.subject).toContain('Booking confirmed');
  expect((await emailsIn(server)).join()).not.toContain('exmaple');
});
