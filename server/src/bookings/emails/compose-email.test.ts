import { describe, expect, it } from 'vitest';
import { googleCalendarUrl } from '@daybook/schema/rules/google-calendar';
import { exampleFacts, exampleEmailContext } from '../../../test/example-booking.ts';
import { NO_VENUE, venueCopyIn } from '../../diary/venue-shape.ts';
import type { Email } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { bookingEmail } from './email-from-outbox.ts';
import { bookingEmailKinds, type BookingEmailKind } from './kinds.ts';

const CANCEL_URL = 'https://daybook.example/cancel?token=token-of-nonce-of-ruth';
const DIARY_URL = 'https://daybook.example/diary/willow-co-hair';
const MOVE_URL = `${DIARY_URL}?move=token-of-nonce-of-ruth`;

const isKind = (kind: string): kind is BookingEmailKind => kind in bookingEmailKinds;
const kinds = Object.keys(bookingEmailKinds).filter(isKind);
const forAttendee = kinds.filter((kind) => bookingEmailKinds[kind].to === 'attendee');
const forBusiness = kinds.filter((kind) => bookingEmailKinds[kind].to === 'business');

const email = (kind: BookingEmailKind, changes: Partial<EmailFacts> = {}) =>
  bookingEmail(kind, exampleFacts(changes), exampleEmailContext);

/** Returns the text that the HTML shows. */
function shown({ html }: Email): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<br\/?>|<\/(p|h1|h2|dt|dd|li|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Returns the URLs that the HTML links to. */
function links({ html }: Email): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

function expectBoth(made: Email, texts: string[]): void {
  for (const text of texts) {
    expect(made.text).toContain(text);
    expect(shown(made)).toContain(text);
  }
}

it('comes to customers in the name of the business, and to the business in our own', () => {
  const name = exampleFacts().business.name;
  for (const kind of forAttendee) expect(email(kind).senderName).toBe(`${name} via Daybook`);
  for (const kind of forBusiness) expect(email(kind).senderName).toBeUndefined();
});

describe('every email', () => {
  it.each(kinds)('%s tells event, service, price, place, reference, date and time with its zone', (kind) => {
    expectBoth(email(kind), [
      'November appointments',
      'Cut & finish',
      '£38.50',
      ...Object.values(venueCopyIn(exampleFacts())).map(String),
      'WC7-K4TP-9H',
      'Tuesday 24 November 2026',
      '10:30 to 11:15, London time (GMT)',
    ]);
  });

  it.each(kinds)('%s has one heading, a language, and no link without a text', (kind) => {
    const { html } = email(kind);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<a [^>]*>\s*<\/a>/);
    expect(html).not.toMatch(/<(img|script|link|table)/);
  });

  it.each(kinds)('%s links to nothing that its plain text leaves out', (kind) => {
    const made = email(kind);
    const addresses = links(made).filter((href) => href.startsWith('https:'));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(made.text).toContain(address);
  });

  it.each(kinds)('%s shows what people write as text, never as marks', (kind) => {
    const evil = '<script>alert(1)</script> & "quoted" \'too\'';
    const made = email(kind, {
      attendeeFirstName: evil,
      attendeeLastName: evil,
      eventName: evil,
      serviceName: evil,
      ...Object.fromEntries(Object.keys(NO_VENUE).map((column) => [column, evil])),
      attendeePhone: evil,
      personalMessage: evil,
      requirementsNote: evil,
      customerAddress: evil,
      business: { ...exampleFacts().business, name: evil, phone: evil, address: evil },
    });
    expect(made.html).not.toContain('<script');
    expectBoth(made, [evil]);
  });

  it.each(kinds)('%s has a subject of one bounded line', (kind) => {
    const broken = 'Ruth\r\nBcc: all@example.com\u2028Subject: won';
    const made = email(kind, {
      attendeeFirstName: broken,
      serviceName: `${broken}${' and much more'.repeat(30)}`,
    });
    expect(made.subject).toMatch(/^[^\p{Cc}\u2028\u2029]{20,140}$/u);
  });

  it.each(kinds)('%s carries nothing of what is not known', (kind) => {
    const made = email(kind, {
      serviceName: null,
      servicePricePence: null,
      ...NO_VENUE,
      attendeePhone: null,
      personalMessage: null,
      requirementsNote: null,
      business: { ...exampleFacts().business, phone: null, address: null, postcode: null },
    });
    for (const word of ['null', 'undefined', 'NaN', 'Service', 'Price', 'Where', 'Phone', 'Please note']) {
      expect(made.text).not.toContain(word);
      expect(shown(made)).not.toContain(word);
    }
  });
});

describe('emails to the attendee', () => {
  it.each(forAttendee)('%s is answered to the business, and says how to reach it', (kind) => {
    const made = email(kind);
    expect(made.replyTo).toEqual({ name: 'Willow & Co Hair', email: 'hello@willow.example' });
    expectBoth(made, [
      'Hello Ruth',
      '+44 (0)20 7946 0018',
      'hello@willow.example',
      '12 High Street, Chiswick',
    ]);
    expect(links(made)).toEqual(expect.arrayContaining(['tel:+442079460018', 'mailto:hello@willow.example']));
    const isWithoutDiary = [
      'booking_withdrawn_closed',
      'booking_readdressed',
      'booking_move_offered',
      'booking_delayed',
      'booking_on_time',
    ].includes(kind);
    expect(links(made).includes(DIARY_URL)).toBe(!isWithoutDiary);
  });

  it.each(forAttendee)('%s begins with the business’s name, and ends with how to reach it', (kind) => {
    const { text, html } = email(kind);
    expect(text).toMatch(/^Willow & Co Hair\n\n/);
    expect(text).toContain(
      '-- \nWillow & Co Hair\n12 High Street, Chiswick, W4 1PD\n+44 (0)20 7946 0018\nhello@willow.example\n\n',
    );
    expect(html.indexOf('>WH</span>Willow &amp; Co Hair</p>')).toBeLessThan(html.indexOf('<h1'));
    expect(html.indexOf('<address')).toBeGreaterThan(html.indexOf('<footer'));
  });

  it.each(forAttendee)('%s names no diary while the business takes no bookings', (kind) => {
    const context = { ...exampleEmailContext, takesBookings: false, isFreeAgain: false };
    const made = bookingEmail(kind, exampleFacts(), context);
    expect(made.html + made.text).not.toContain('/diary/');
    expect(made.text).not.toMatch(/another time|other times|what’s free/);
  });

  it.each(forAttendee)('%s ends with where to read how their details are used', (kind) => {
    const { business } = exampleFacts();
    const notice = 'https://willow.example/privacy';
    expect(email(kind).text).toMatch(
      /Daybook’s privacy policy: https:\/\/daybook\.example\/privacy-policy\n$/,
    );
    const withNotice = email(kind, { business: { ...business, privacyNotice: notice } });
    expect(links(withNotice).slice(-2)).toEqual([notice, 'https://daybook.example/privacy-policy']);
    expect(withNotice.text).toContain(`How Willow & Co Hair uses your details: ${notice}\n`);
  });

  it('the confirmation speaks of an attached invitation only where there is one', () => {
    expect(email('booking_confirmed').text).toContain('open the attached invite.ics');
    const context = { ...exampleEmailContext, hasInvitation: false };
    expect(bookingEmail('booking_confirmed', exampleFacts(), context).text).not.toContain('invite.ics');
  });

  it('the confirmation brings the personal message with its line ends, the note and the links', () => {
    const made = email('booking_confirmed');
    expect(made.subject).toBe('Booking confirmed: Cut & finish, Tuesday 24 November 2026 at 10:30');
    expectBoth(made, ['Thank you for booking!', 'The door is on the left.', 'Please come with dry hair.']);
    expect(made.html).toContain('Thank you for booking!<br/>The door is on the left.');
    expect(links(made)).toEqual(expect.arrayContaining([CANCEL_URL, MOVE_URL]));
  });

  it('the confirmation has no link to change the time where customers may not', () => {
    const facts = exampleFacts();
    const made = email('booking_confirmed', { business: { ...facts.business, customersMayMove: false } });
    expect(links(made)).toContain(CANCEL_URL);
    expect(links(made)).not.toContain(MOVE_URL);
  });

  it('the confirmation adds the appointment to Google Calendar with the instants of its day', () => {
    const facts = exampleFacts();
    const google = links(email('booking_confirmed')).find((href) => href.includes('calendar.google.com'));
    const asked = new URL(google ?? '').searchParams;
    expect(asked.get('dates')).toBe('20261124T103000Z/20261124T111500Z');
    expect(asked.get('ctz')).toBe('Europe/London');
    expect(asked.get('text')).toBe('Cut & finish at Willow & Co Hair');
    expect(asked.get('details')).toContain('Please note: Please come with dry hair.');
    expect(asked.get('details')).not.toContain('token-of');
    expect(asked.get('location')).toBe('The Blue Room, 3 Mill Lane, W4 2AB');
    expect(google).toBe(
      googleCalendarUrl({
        title: 'Cut & finish at Willow & Co Hair',
        startsAt: new Date(facts.startsAt).toISOString(),
        endsAt: new Date(facts.endsAt).toISOString(),
        timezone: facts.timezone,
        location: 'The Blue Room, 3 Mill Lane, W4 2AB',
        details: asked.get('details') ?? '',
      }),
    );
  });

  it('the confirmation and the reminder say the business’s cancellation policy', () => {
    const { business } = exampleFacts();
    const policy = 'Please cancel a day before.';
    for (const kind of ['booking_confirmed', 'booking_reminder'] as const)
      expectBoth(email(kind, { business: { ...business, cancellationPolicy: policy } }), [policy]);
  });

  it('the reminder brings the note and the cancel link again', () => {
    const made = email('booking_reminder');
    expect(made.subject).toBe('Reminder: Cut & finish, Tuesday 24 November 2026 at 10:30');
    expectBoth(made, ['Please come with dry hair.']);
    expect(links(made)).toContain(CANCEL_URL);
  });

  it('the cancellation offers no cancelling, offers another time, and sends refunds to the business', () => {
    const made = email('booking_cancelled', { status: 'cancelled' });
    expect(made.subject).toBe('Booking cancelled: Cut & finish, Tuesday 24 November 2026 at 10:30');
    expectBoth(made, ['See what’s free', 'please contact Willow & Co Hair about a possible refund']);
    expect(made.html + made.text).not.toContain('/cancel?');
  });

  it("a home visit names the customer's own address, not the venue's", () => {
    const made = email('booking_confirmed', {
      isHomeVisit: true,
      customerAddress: '5 Garden Row\nFlat 2',
      customerPostcode: 'SE1 6HG',
    });
    expectBoth(made, ['Home visit at', '5 Garden Row', 'Flat 2', 'SE1 6HG']);
    expect(made.text).not.toContain('The Blue Room');
  });

  it("without a venue, the place is the business's own address", () => {
    const made = email('booking_confirmed', NO_VENUE);
    expect(made.text).toContain('Where: 12 High Street, Chiswick\n  W4 1PD');
  });

  it.each([
    ['Europe/London', '2026-07-24', '2026-07-24T09:30Z', 'Friday 24 July 2026', 'London time (BST)'],
    [
      'America/New_York',
      '2026-11-24',
      '2026-11-24T15:30Z',
      'Tuesday 24 November 2026',
      'New York time (GMT-5)',
    ],
    ['Asia/Kolkata', '2026-11-24', '2026-11-24T05:00Z', 'Tuesday 24 November 2026', 'Mumbai time (GMT+5:30)'],
  ])('times in %s are on its own clock of that day (%s)', (timezone, eventDate, start, date, zone) => {
    const startsAt = Date.parse(start);
    const made = email('booking_confirmed', { timezone, eventDate, startsAt, endsAt: startsAt + 2_700_000 });
    expectBoth(made, [date, `10:30 to 11:15, ${zone}`]);
  });
});

describe('emails to the business', () => {
  it.each(['booking_cancelled_owner', 'booking_withdrawn_owner'] as const)(
    '%s says that the time is available again only where others can book it',
    (kind) => {
      const available = 'Tuesday 24 November 2026 at 10:30 is available again.';
      expect(email(kind).text).toContain(available);
      const context = { ...exampleEmailContext, isFreeAgain: false };
      expect(bookingEmail(kind, exampleFacts(), context).text).not.toContain('available again');
    },
  );

  it('the cancellation says whether the customer is emailed', () => {
    expect(email('booking_cancelled_owner').text).toContain('We’re emailing Ruth to confirm it.');
    const untold = email('booking_cancelled_owner', { isAttendeeTold: false }).text;
    expect(untold).toContain('We’re not emailing Ruth, who has had several emails from us already.');
  });

  it.each(forBusiness)(
    '%s is answered to the attendee, tells all about them, and leads to the booking in its business’s dashboard',
    (kind) => {
      const made = email(kind, { customerAddress: '5 Garden Row', customerPostcode: 'SE1 6HG' });
      expect(made.replyTo).toEqual({ name: 'Ruth Ellis', email: 'ruth@example.com' });
      expectBoth(made, ['Ruth Ellis', 'ruth@example.com', '07700 900123', '5 Garden Row', 'SE1 6HG']);
      expect(links(made)).toContain(
        'https://daybook.example/dashboard?business=1&tab=bookings&reference=WC7-K4TP-9H',
      );
      expect(links(email(kind, { businessId: null }))).toContain('https://daybook.example/dashboard');
    },
  );

  it.each(forBusiness)("%s does not carry the customer's cancel link", (kind) => {
    const made = email(kind);
    expect(decodeURIComponent(made.html + made.text)).not.toContain('token-of');
  });

  it('subjects name who, what and when', () => {
    expect(email('booking_received').subject).toBe(
      'New booking: Ruth Ellis, Cut & finish, Tuesday 24 November 2026 at 10:30',
    );
    expect(email('booking_cancelled_owner').subject).toBe(
      'Booking cancelled: Ruth Ellis, Cut & finish, Tuesday 24 November 2026 at 10:30',
    );
  });
});
