import { expect, it } from 'vitest';
import { bookingLine } from './booking-line.ts';
import { booking } from './dashboard/calendar/example-contents.ts';

it('says in one line when, who and what, and with whom if somebody is named', () => {
  expect(bookingLine(booking(1))).toBe('24/11/26, 09:00: Ada Lovelace, Event 1');
  expect(bookingLine(booking(1, { service_name: 'Cut', person_name: 'Ruth Ellis' }))).toBe(
    '24/11/26, 09:00: Ada Lovelace, Cut with Ruth Ellis',
  );
  expect(bookingLine(booking(1, { event_name: 'Cut with Ruth', person_name: 'Ruth Ellis' }))).toBe(
    '24/11/26, 09:00: Ada Lovelace, Cut with Ruth Ellis',
  );
});
