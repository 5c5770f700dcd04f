import { expect, it } from 'vitest';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { booking, event } from '../dashboard/calendar/example-contents.ts';
import { registerOf } from './register-rows.ts';

const named = (attendee_first_name: string, more = {}) =>
  booking(attendee_first_name.length, { attendee_first_name, attendee_last_name: '', ...more });
const day = event(1, { event_type: 'day_event', slot_count: 6 });
const namesOf = (bookings: { attendee_first_name: string }[]) =>
  bookings.map(({ attendee_first_name }) => attendee_first_name);

it('lists who is expected by name, the cancelled ones apart, and nobody whose data is deleted', () => {
  const register = registerOf(day, [
    named('Zoë'),
    named('ann'),
    named('Bob', { status: 'cancelled' }),
    named(ERASED_ATTENDEE.first_name, { attendee_email: ERASED_ATTENDEE.email }),
  ]);
  expect(namesOf(register.expected)).toEqual(['ann', 'Zoë']);
  expect(namesOf(register.cancelled)).toEqual(['Bob']);
  expect(register.taken).toBe(3);
});

it('lists the bookings of a day with times by time', () => {
  const register = registerOf(event(1), [
    named('Ann', { starts_at: '2026-11-24T10:00:00.000Z' }),
    named('Zoë', { starts_at: '2026-11-24T09:00:00.000Z' }),
  ]);
  expect(namesOf(register.expected)).toEqual(['Zoë', 'Ann']);
  expect(register).toMatchObject({ places: 9, emptyLines: 0 });
});

it('asks each question once, of those who are expected', () => {
  const answered = (question: string, answer: string) => ({
    answers: [{ question, answer, is_about_health: false }],
  });
  const { questions } = registerOf(day, [
    named('Ann', answered('Level?', 'New')),
    named('Zoë', answered('Level?', 'Experienced')),
    named('Bob', { ...answered('Why?', 'Back'), status: 'cancelled' }),
  ]);
  expect(questions).toEqual(['Level?']);
});

it('counts the places of a class, and has empty lines if it has one time', () => {
  const yoga = event(1, { places_per_time: 8, slot_count: 1 });
  const bookings = [named('Ada', { places: 3 }), named('Ben', { places: 4 })];
  expect(registerOf(yoga, bookings)).toMatchObject({ taken: 7, places: 8, emptyLines: 1 });
  expect(registerOf({ ...yoga, slot_count: 2 }, bookings)).toMatchObject({ places: 16, emptyLines: 0 });
});

it('has three empty lines, but never more than places are free, and no number of places for services', () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => named(`Guest ${at}`));
  expect(registerOf(day, some(2)).emptyLines).toBe(3);
  expect(registerOf(day, some(5)).emptyLines).toBe(1);
  expect(registerOf(day, some(7)).emptyLines).toBe(0);
  expect(registerOf({ ...day, slot_count: null }, some(7))).toMatchObject({ places: null, emptyLines: 3 });
  expect(registerOf(event(1, { service_mode: 'individual_services' }), some(2)).places).toBeNull();
});
