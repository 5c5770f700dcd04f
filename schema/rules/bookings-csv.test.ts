import { expect, it } from 'vitest';
import { ERASED_ATTENDEE } from '../words/erased-attendee.ts';
import { bookingsCsv, bookingsCsvName, type ExportedBooking } from './bookings-csv.ts';

const booking: ExportedBooking = {
  booking_reference: 'WC7-K4TP-9H',
  attendee_first_name: 'Zoë',
  attendee_last_name: 'O’Neill, MD',
  attendee_email: 'zoe@example.com',
  attendee_phone: '07700900123',
  event_name: '=cmd|calc',
  venue_name: null,
  customer_address: null,
  customer_postcode: null,
  event_date: '2026-11-24',
  start_time: '00:15',
  end_time: '13:05',
  status: 'confirmed',
  service_name: null,
  service_price: null,
  person_name: null,
  did_not_come: false,
  absent_places: 0,
  answers: [],
  places: 1,
};

it('names the file after the day', () => {
  expect(bookingsCsvName('2026-11-20')).toBe('bookings-2026-11-20.csv');
});

it('has a heading, a row for each booking and a line that credits the product', () => {
  expect(
    bookingsCsv([
      booking,
      {
        ...booking,
        attendee_phone: '+44 7700 900123',
        venue_name: 'Room 1',
        service_name: 'Cut & finish',
        service_price: 38.5,
        person_name: 'Ruth Ellis',
        did_not_come: true,
      },
    ]),
  ).toBe(
    '\uFEFFBooking Reference,First Name,Last Name,Email,Phone,Event,Venue,Date,Start Time,End Time,Status,Service,Price (GBP),Home Visit Address,Person,Did Not Come,Places\r\n' +
      'WC7-K4TP-9H,Zoë,"O’Neill, MD",zoe@example.com,07700 900123,\'=cmd|calc,,2026-11-24,12:15 AM,1:05 PM,confirmed,,,,,,1\r\n' +
      'WC7-K4TP-9H,Zoë,"O’Neill, MD",zoe@example.com,\'+44 7700 900123,\'=cmd|calc,Room 1,2026-11-24,12:15 AM,1:05 PM,confirmed,Cut & finish,38.50,,Ruth Ellis,Yes,1\r\n' +
      'Exported from Daybook,,,,,,,,,,,,,,,,\r\n',
  );
});

it('says how many of several people did not come', () => {
  const [, row] = bookingsCsv([{ ...booking, places: 3, absent_places: 2 }]).split('\r\n');
  expect(row).toMatch(/,2 of 3,3$/);
});

it('has a column for each question that was asked', () => {
  const answers = [{ question: '=Allergies?', answer: '-Nuts' }];
  const [head, first, second] = bookingsCsv([booking, { ...booking, answers }]).split('\r\n');
  expect(head).toMatch(/,Did Not Come,Places,'=Allergies\?$/);
  expect(first).toMatch(/,$/);
  expect(second).toMatch(/,'-Nuts$/);
});

it('gives no address of somebody who is deleted: nobody reads mail at the one in its place', () => {
  const { first_name, last_name, email } = ERASED_ATTENDEE;
  const erased = { attendee_first_name: first_name, attendee_last_name: last_name, attendee_email: email };
  const file = bookingsCsv([{ ...booking, ...erased, attendee_phone: null }]);
  expect(file).toContain('WC7-K4TP-9H,Forgotten,customer,,,');
  expect(file).not.toContain('@');
});

it('names the address of a home visit, as a text', () => {
  const visit = { ...booking, customer_address: '3 Mill Lane', customer_postcode: 'HX7 8EX' };
  expect(bookingsCsv([visit])).toContain(`,confirmed,,,"3 Mill Lane, HX7 8EX",,,1\r\n`);
  expect(bookingsCsv([{ ...visit, customer_address: '=1+1' }])).toContain(`,"'=1+1, HX7 8EX",,,1\r\n`);
});

it('lets no invisible character break a row or hide a formula', () => {
  const hostile = { attendee_first_name: '\u200B=1+1', attendee_last_name: 'Ru\r\nth\u202E' };
  expect(bookingsCsv([{ ...booking, ...hostile }])).toContain("\r\nWC7-K4TP-9H,'=1+1,Ru th,zoe@example.com,");
});

it('does not change a phone number that is written in groups, or missing', () => {
  for (const phone of ['(0117) 496 0123', '07700 900123', '999', '07700900123 ext 4']) {
    expect(bookingsCsv([{ ...booking, attendee_phone: phone }])).toContain(`,${phone},`);
  }
  expect(bookingsCsv([{ ...booking, attendee_phone: null }])).toContain('zoe@example.com,,');
});
