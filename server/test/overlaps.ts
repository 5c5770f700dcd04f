import { grouped } from './grouped.ts';

/** Finds bookings that hold the same time twice. There must never be any. */
interface HeldTime {
  reference: string;
  eventId: number | null;
  venueId: number | null;
  kind: string;
  status: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
}

/**
 * Returns pairs of references of active bookings of one event and venue whose times overlap. A place at a day
 * event holds no time, and several people come to the times of a class (see `overfullClasses`).
 */
export function overlapsOf(
  bookings: readonly HeldTime[],
  classes: readonly { id: number; placesPerTime: number }[],
): [string, string][] {
  const isOfClass = ({ eventId }: HeldTime) =>
    classes.some(({ id, placesPerTime }) => id === eventId && placesPerTime > 1);
  const held = bookings.filter(
    (booking) =>
      booking.status !== 'cancelled' &&
      booking.kind !== 'day_event' &&
      booking.eventId !== null &&
      !isOfClass(booking),
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

/** One claim on a person, a place or an event and venue. */
interface HeldClaim {
  bookingId: number | null;
  resourceId: number | null;
  eventId: number | null;
  venueId: number | null;
  startsAt: number;
  endsAt: number;
  allowedOverlap: boolean;
  session: string | null;
  places: number;
  sessionPlaces: number;
}

/**
 * Returns pairs of ids of bookings (null for a day event) that hold one person, place or venue at once, of
 * any event.
 */
export function overlapsOfClaims(claims: readonly HeldClaim[]): [number | null, number | null][] {
  const unmarked = claims.filter(({ allowedOverlap }) => !allowedOverlap);
  const held = grouped(unmarked, ({ resourceId, eventId, venueId }) => `${resourceId} ${eventId} ${venueId}`);
  return [...held.values()].flatMap((together) => {
    const inOrder = together.toSorted((one, other) => one.startsAt - other.startsAt);
    return inOrder.flatMap((claim, at): [number | null, number | null][] => {
      const before = inOrder[at - 1];
      const isSame = before && before.session !== null && before.session === claim.session;
      return before && claim.startsAt < before.endsAt && !isSame ? [[before.bookingId, claim.bookingId]] : [];
    });
  });
}

/** Returns the classes with more people than places, unless an owner booked one anyway. */
export function overfullClasses(claims: readonly HeldClaim[]): string[] {
  const classes = grouped(
    claims.filter(({ session }) => session !== null),
    ({ resourceId, eventId, session }) => `${resourceId} ${eventId} ${session}`,
  );
  return [...classes].flatMap(([name, together]) => {
    const taken = together.reduce((sum, { places }) => sum + places, 0);
    const isOver = taken > Math.min(...together.map(({ sessionPlaces }) => sessionPlaces));
    return isOver && !together.some(({ allowedOverlap }) => allowedOverlap) ? [name] : [];
  });
}
