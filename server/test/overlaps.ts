import { grouped } from './grouped.ts';

/** Bookings that hold one time twice: there must never be any. */
export interface HeldTime {
  reference: string;
  eventId: number | null;
  venueId: number | null;
  kind: string;
  status: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
}

/** Pairs of references of held bookings of one event and venue whose times overlap. A place at a day event holds no time. */
export function overlapsOf(bookings: readonly HeldTime[]): [string, string][] {
  const held = bookings.filter(
    ({ status, kind, eventId }) => status !== 'cancelled' && kind !== 'day_event' && eventId !== null,
  );
  const places = grouped(held, ({ eventId, venueId }) => `${eventId} ${venueId ?? 0}`);
  return [...places.values()].flatMap((together) => {
    const pairs: [string, string][] = [];
    let before: HeldTime | null = null;
    for (const booking of together.toSorted((one, other) => one.startsAt - other.startsAt)) {
      if (before && booking.startsAt < before.endsAt) pairs.push([before.reference, booking.reference]);
      if (!before || booking.endsAt > before.endsAt) before = booking;
    }
    return pairs;
  });
}
