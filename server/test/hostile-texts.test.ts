/** Texts that strangers and owners type to break an email, and what arrives over real SMTP. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business as businessShape } from '@daybook/schema/contract/business';
import { ownerEvent } from '@daybook/schema/contract/event';
import { bookingsPage } from '@daybook/schema/contract/owner-booking';
import { venue as venueShape } from '@daybook/schema/contract/venue';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import {
  EMAIL_NOT_VALID,
  FIRST_NAME_REQUIRED,
  LAST_NAME_REQUIRED,
  NAME_HOLDS_WEB_ADDRESS,
} from '@daybook/schema/words/booking-form-texts';
import { EVENT_NAME_REQUIRED } from '@daybook/schema/words/event-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { INPUT_NOT_VALID } from '../src/http/refusal-texts.ts';
import { answerTo, book, bookFree, firstFree, emailsIn, refusalOf } from './booking-requests.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import type { Owner } from './owner.ts';
import { plan } from './plans.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let mail: MailServer;
let server: TestServer;
let owner: Owner;
let businessId: number;
let eventId: number;

beforeEach(async () => {
  mail = await startMailServer();
  ({ server, owner, businessId } = await startWithBusiness({}, { env: { SMTP_URL: mail.url } }));
  eventId = (await server.add.event(businessId)).id;
});
afterEach(async () => {
  await server.stop();
  await mail.close();
});

/** Returns the only email to that address: subject, text and HTML, and the name in Reply-To. */
function mailTo(address: string) {
  const [found, ...others] = mail.received.filter(({ to }) => to.includes(address));
  if (!found || others.length) throw new Error(`not one mail to ${address}`);
  const { subject = '', text = '', html = '', replyTo } = found.mail;
  return { subject, text, html, whole: subject + text + html, repliesTo: replyTo?.[0]?.name };
}

describe('a stranger’s booking', () => {
  it.each([
    'You won\nhttp://evil.test/',
    'You won www.evil.test',
    'You won HTTP：／／EVIL.TEST',
    'You won ｗｗｗ．evil.test',
    'You won ww\u200Dw.evil.test',
    'You won :\u202E//evil.test',
  ])('sends no email that greets somebody as %j', async (name) => {
    const slot = await firstFree(server, eventId);
    for (const field of ['attendee_first_name', 'attendee_last_name']) {
      expect(await refusalOf(book(server, slot, { [field]: name }))).toMatchObject({
        status: 400,
        error: INPUT_NOT_VALID,
        fields: { [field]: NAME_HOLDS_WEB_ADDRESS },
      });
    }
    expect(await emailsIn(server)).toEqual([]);
  });

  it('adds no line to an email, and changes no direction of its text', async () => {
    const { booking } = await bookFree(server, eventId, 0, {
      attendee_first_name: 'You won\r\n\r\nevil.test\u2028now\u202E',
      attendee_last_name: 'Ru\u200Bth\u0000\u0007El\uFEFFlis\t',
      attendee_phone: '07700\n900123',
    });
    expect(booking).toMatchObject({
      attendee_first_name: 'You won evil.test now',
      attendee_last_name: 'Ruth Ellis',
      attendee_phone: '07700 900123',
    });
    await mail.arrived(2);
    const confirmation = mailTo('ada@example.com');
    expect(confirmation.text).toContain('\nHello You won evil.test now,\n');
    expect(confirmation.html).toContain('>Hello You won evil.test now,<');
    const notice = mailTo('hello@willow.example');
    expect(notice.subject).toMatch(/^New booking: You won evil\.test now Ruth Ellis, /);
    expect(notice.repliesTo).toBe('You won evil.test now Ruth Ellis');
    expect(confirmation.whole + notice.whole).not.toMatch(/\p{Bidi_C}|[\u200B\u2028\uFEFF]|[^\P{Cc}\r\n]/u);
  });

  it('carries no link to somebody else in an answer to the business’s question', async () => {
    const question = { text: 'Who sent you?', kind: 'short', is_required: true, is_about_health: false };
    const body = { questions: [question], seen: [] };
    expect((await owner.put(`/api/businesses/${businessId}/questions`, body)).status).toBe(200);
    const answer = 'You won\r\n\r\nhttps://evil.test/now www.evil.test';
    await bookFree(server, eventId, 0, { answers: [{ id: 1, text: question.text, answer }] });
    await mail.arrived(2);
    const confirmation = mailTo('ada@example.com');
    expect(confirmation.text).toContain('Who sent you? You won\n');
    expect(confirmation.whole).not.toMatch(/https:..evil|www\.evil/);
  });

  it('keeps the invisible joiners that some names need', async () => {
    const { booking } = await bookFree(server, eventId, 0, {
      attendee_first_name: 'نمی\u200Cخواهم',
      attendee_last_name: '👩🏽‍🚀',
    });
    expect(booking).toMatchObject({
      attendee_first_name: 'نمی\u200Cخواهم',
      attendee_last_name: '👩🏽‍🚀',
    });
  });

  it('needs names that can be seen, and drops a phone number that cannot', async () => {
    const slot = await firstFree(server, eventId);
    const unseen = { attendee_first_name: '\u200B\u2060', attendee_last_name: ' \u3164\u2800\n' };
    expect(await refusalOf(book(server, slot, unseen))).toMatchObject({
      status: 400,
      fields: { attendee_first_name: FIRST_NAME_REQUIRED, attendee_last_name: LAST_NAME_REQUIRED },
    });
    const { booking } = await bookFree(server, eventId, 0, { attendee_phone: '\u200D\u202E' });
    expect(booking.attendee_phone).toBeNull();
  });

  it('is confirmed to a valid address with signs of links, of which none is read as one', async () => {
    const address = 'marks&spencer?cc=evil%0A@example.com';
    await bookFree(server, eventId, 0, { attendee_email: address });
    await mail.arrived(2);
    expect(mailTo(address).subject).toMatch(/^Booking confirmed/);
    const { html } = mailTo('hello@willow.example');
    expect(html).toContain('href="mailto:marks%26spencer%3Fcc%3Devil%250A@example.com"');
    expect(html).not.toContain('mailto:marks&');
  });

  it.each([
    'ruth?cc=evil@example.com&body=Pay',
    'ruth%0Abcc:evil@example.com',
    'ｒｕｔｈ@example.com',
    'ruth\u200B@example.com',
    'ruth\u202E@example.com',
  ])('is not confirmed to %j', async (email) => {
    const refusal = refusalOf(book(server, await firstFree(server, eventId), { attendee_email: email }));
    expect(await refusal).toMatchObject({ status: 400, fields: { attendee_email: EMAIL_NOT_VALID } });
    expect(await emailsIn(server)).toEqual([]);
  });
});

describe('an owner', () => {
  it('cannot give a business a name of several lines, in emails or in the address for replies', async () => {
    const answer = await owner.post('/api/businesses', {
      business_name: 'Willow\r\nBcc: all@example.com\u202E',
      business_email: 'hello@willow.example',
      business_address: '14 Bridge\tStreet\n\u2066Leeds\u2069',
      business_phone: '\u200B',
      postcode: ' HX7\u00A08EX ',
      timezone: 'Europe/London',
    });
    const made = businessShape.parse(await answer.json());
    expect(made).toMatchObject({
      business_name: 'Willow Bcc: all@example.com',
      business_address: '14 Bridge Street Leeds',
      business_phone: null,
      postcode: 'HX7 8EX',
    });
    await server.database.update(businesses).set({ paidAt: 1 });
    await bookFree(server, (await server.add.event(made.id)).id);
    // The third email asks to confirm the business's own address.
    await mail.arrived(3);
    expect(mailTo('ada@example.com').repliesTo).toBe('Willow Bcc: all@example.com');
    expect(mailTo('ada@example.com').text).toContain('\n14 Bridge Street Leeds, HX7 8EX\n');
  });

  it('can write a message of several lines, without other invisible signs', async () => {
    const event = await answerTo(
      ownerEvent,
      owner.post(
        `/api/businesses/${businessId}/events`,
        plan({
          event_name: 'Cut\n& finish\u200B',
          event_description: '\u200B',
          requirements_note: 'Dry\thair\r\nonly\u0000please',
          personal_message: ' \nSee you\r\nsoon\u202E!\n',
        }),
      ),
    );
    expect(event).toMatchObject({
      event_name: 'Cut & finish',
      event_description: null,
      requirements_note: 'Dry hair\nonly please',
      personal_message: 'See you\nsoon!',
    });
    await bookFree(server, event.id);
    await mail.arrived(2);
    expect(mailTo('ada@example.com').text).toContain('  See you\n  soon!\n');
    expect(mailTo('ada@example.com').text).toContain('  Dry hair\n  only please\n');
  });

  it('names events and venues without invisible signs, and finds bookings by these names', async () => {
    const refusal = refusalOf(
      owner.post(`/api/businesses/${businessId}/events`, plan({ event_name: '\u200B\u2060' })),
    );
    expect((await refusal).fields).toEqual({ event_name: EVENT_NAME_REQUIRED });
    const venue = await owner.post(`/api/events/${eventId}/venues`, {
      ...exampleVenue,
      venue_name: 'Front\u00AD\r\nroom',
    });
    expect(venueShape.parse(await venue.json()).venue_name).toBe('Front room');
    await bookFree(server, eventId, 0);
    const search = encodeURIComponent('love\u200Blace\n');
    const found = await owner.get(`/api/businesses/${businessId}/bookings/search?search=${search}`);
    expect(bookingsPage.parse(await found.json()).total).toBe(1);
  });

  it('cannot give an attendee a web address as a name', async () => {
    const { booking_reference, booking } = await bookFree(server, eventId);
    const change = { ...booking, attendee_first_name: 'http://evil.test' };
    expect(await refusalOf(owner.put(`/api/bookings/${booking_reference}`, change))).toMatchObject({
      status: 400,
      fields: { attendee_first_name: NAME_HOLDS_WEB_ADDRESS },
    });
  });
});

describe('a booking from before texts were cleaned', () => {
  it('adds no line to the emails about it', async () => {
    const { booking_reference } = await bookFree(server, eventId);
    await mail.arrived(2);
    mail.received.length = 0;
    await server.database
      .update(bookings)
      .set({ attendeeFirstName: 'You won\n\nevil.test\u202E', eventName: 'Cut\r\n\u200B& finish' });
    await owner.delete(`/api/bookings/${booking_reference}`);
    await mail.arrived(2);
    const email = mailTo('ada@example.com');
    expect(email.text).toContain('\nHello You won evil.test,\n');
    expect(email.text).toContain('\nEvent: Cut & finish\n');
    expect(mailTo('hello@willow.example').repliesTo).toBe('You won evil.test Lovelace');
  });
});
