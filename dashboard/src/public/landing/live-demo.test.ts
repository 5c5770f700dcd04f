import { expect, it } from 'vitest';
import { bookedIn } from './live-demo.ts';

const booking = { booking_reference: 'ABC-DEFG-HJ' };
const news = (detail: unknown) => new CustomEvent('daybook:booked', { detail });

it('reads the booking and the email from the diary’s event', () => {
  const email = { subject: 'Booking confirmed', text: 'Hello Ada' };
  const answer = { booking_reference: 'ABC-DEFG-HJ', booking, email };
  expect(bookedIn(news({ slug: 'try-me', reference: 'ABC-DEFG-HJ', answer }))).toEqual({
    slug: 'try-me',
    booking,
    email,
  });
});

it.each([
  ['no detail', null],
  ['no diary', { answer: { booking, email: null } }],
  ['no answer', { slug: 'try-me' }],
  ['an answer without a booking', { slug: 'try-me', answer: { email: null } }],
])('reads nothing in an event with %s', (_, detail) => {
  expect(bookedIn(news(detail))).toBe(null);
});

it('reads nothing in an event of another kind', () => {
  expect(bookedIn(new Event('daybook:booked'))).toBe(null);
});
