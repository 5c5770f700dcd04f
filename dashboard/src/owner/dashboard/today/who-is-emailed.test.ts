import { expect, it } from 'vitest';
import type { DelayOutcome, MovedBooking } from '@daybook/schema/contract/delay';
import type { OfferEnded } from '@daybook/schema/contract/misfits';
import { booking } from '../calendar/example-contents.ts';
import { whoIsEmailed } from './who-is-emailed.ts';

const moved = (
  name: string,
  expected: string,
  contact: MovedBooking['contact'] = 'email',
  more: Partial<MovedBooking['booking']> = {},
): MovedBooking => ({
  booking: booking(1, {
    attendee_first_name: name,
    attendee_last_name: 'Nair',
    attendee_phone: '07700 900123',
    starts_at: '2026-11-24T11:00:00.000Z',
    ...more,
  }),
  expected_at: `2026-11-24T${expected}:00.000Z`,
  contact,
});

const text = (bookings: MovedBooking[], absorbed_at: string[] = [], offers_ended: OfferEnded[] = []) => {
  const outcome: DelayOutcome = { delay: null, bookings, absorbed_at, offers_ended, emailed: 0 };
  return whoIsEmailed(outcome, 'Europe/London').join(' ');
};

it('names who is emailed, whom to call and the gap', () => {
  const bookings = [moved('Grace', '11:50'), moved('Priya', '13:20'), moved('Tom', '14:05', 'no_email')];
  expect(text(bookings, ['14:30'])).toBe(
    '2 emails: Grace (11:50) and Priya (13:20). Tom (14:05) has no working email: call 07700 900123. The gap at 14:30 absorbs the delay, so no one after it is emailed.',
  );
});

it('says that nobody is emailed, and who already knows', () => {
  expect(text([])).toBe('No one is emailed.');
  expect(text([moved('Ada', '11:20', 'told')])).toBe('No one is emailed. Ada (11:20) knows already.');
});

it('names those for whom a time was held', () => {
  const event_date = '2026-11-24';
  const mary = { attendee_first_name: 'Mary', attendee_last_name: 'Anning', event_date, start_time: '11:10' };
  expect(text([], [], [mary])).toBe(
    'We stop holding 11:10 for Mary Anning from the waiting list, and email them why.',
  );
  const tom = { attendee_first_name: 'Tom', attendee_last_name: '', event_date, start_time: '12:00' };
  expect(text([moved('Ada', '11:20')], [], [mary, tom])).toBe(
    '1 email: Ada (11:20). We also stop holding 11:10 for Mary Anning and 12:00 for Tom from the waiting list, and email them why.',
  );
});

it('says why to call somebody, with or without a number', () => {
  expect(text([moved('Ada', '11:20', 'enough')])).toContain(
    'Ada (11:20) has had three of these emails: call 07700 900123.',
  );
  expect(text([moved('Ada', '11:20', 'not', { attendee_phone: null })])).toContain(
    'Ada (11:20) isn’t emailed, because the booking was imported, and gave no phone number.',
  );
});

it('uses whole names if two share a first name, and counts the rest of many', () => {
  expect(text([moved('Ada', '11:20'), moved('Ada', '12:20', 'email', { attendee_last_name: 'King' })])).toBe(
    '2 emails: Ada Nair (11:20) and Ada King (12:20).',
  );
  const many = Array.from({ length: 11 }, (_, index) => moved(`A${index}`, '11:20'));
  expect(text(many)).toContain('A7 (11:20) and 3 others.');
  expect(text(many, ['12:00', '13:00'])).toContain('The gaps at 12:00 and 13:00 absorb the delay');
});
