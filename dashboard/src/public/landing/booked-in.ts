import type { BookedAnswer } from '@daybook/schema/contract/booking';

/** What the diary's news of a booking tells. */
export interface OwnBooking extends Pick<BookedAnswer, 'booking' | 'email'> {
  slug: string;
}

/** Null for an event that carries no booking. Checks no more than that: the answer is our own server's. */
export function bookedIn(event: Event): OwnBooking | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (!has(detail, 'slug') || typeof detail.slug !== 'string') return null;
  if (!has(detail, 'answer') || !isAnswer(detail.answer)) return null;
  const { booking, email } = detail.answer;
  return { slug: detail.slug, booking, email };
}

const isAnswer = (value: unknown): value is BookedAnswer =>
  has(value, 'booking') && has(value.booking, 'booking_reference') && has(value, 'email');

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}
