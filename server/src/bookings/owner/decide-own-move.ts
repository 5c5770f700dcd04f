/** Decides to which time an owner moves a booking: any start on a date, despite conflicts. Pure functions. */

import { MINUTE } from '@daybook/schema/figures/periods';
import { calendarDay } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, endMinutesOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import type { Slot } from '@daybook/schema/rules/slots';
import type { BookingRow } from '../../database/booking-tables.ts';
import type { RuledEvent } from '../../diary/contents-store.ts';
import type { timeColumns } from '../choose-slot.ts';
import { ownSlotOf, placed, type AskedTime, type OwnSlot } from './decide-own-booking.ts';
import { ownOfferOf, type OwnOffer } from './own-times.ts';

const MINUTES_A_DAY = 1440;

export interface AskedMove extends Omit<AskedTime, 'choice'> {
  serviceId: number | null;
  /** Tried in order: the chosen person and place, or the booking's own and then any. */
  people: readonly (number | null)[];
  places: readonly (number | null)[];
}

export interface ChosenMove extends OwnSlot {
  /** False for a start that the event doesn't offer. */
  isOffered: boolean;
}

/** Returns null if no event on the date can take the booking then. */
export function ownMoveOf(
  events: readonly RuledEvent[],
  { eventId, start, serviceId, people, places }: AskedMove,
  booking: BookingRow,
  now: number,
): ChosenMove | null {
  const asked = booking.places;
  const choices = people.flatMap((personId) =>
    places.map((placeId) => ({ serviceId, personId, placeId, asked })),
  );
  for (const choice of choices) {
    const offered = ownSlotOf(events, { eventId, start, choice }, now);
    if (offered) return { ...offered, isOffered: true };
    const [offer] = events
      .filter(({ event }) => eventId === null || event.id === eventId)
      .flatMap((contents) => ownOfferOf(contents, choice) ?? []);
    const slot = offer && anySlot(offer, start, booking);
    if (offer && slot && slot.endsAt > now) return { ...placed(offer, slot), isOffered: false };
  }
  return null;
}

/** Returns a start that the event doesn't offer; null for day events, and if midnight or a change of the clock forbid it. */
function anySlot(
  { contents, service, venues, personId }: OwnOffer,
  start: number,
  booking: BookingRow,
): Slot | null {
  const { event, rules } = contents;
  if (event.type === 'day_event') return null;
  // By the clock: 01:30 to 02:30 is an hour, even while the clock goes back.
  const own = endMinutesOf(booking.startTime, booking.endTime) - minutesOf(booking.startTime);
  const end = start + (service?.durationMinutes ?? own);
  const day = calendarDay(event.date, rules.timezone);
  const startsAt = day.instantAt(start);
  const endsAt = end < MINUTES_A_DAY ? day.instantAt(end) : null;
  if (startsAt === null || endsAt === null) return null;
  // Over a change of the clock, the appointment would become longer or shorter.
  if (endsAt - startsAt !== (end - start) * MINUTE) return null;
  const [venue] = venues;
  const named = { eventId: event.id, venueId: venue?.id ?? null, serviceId: service?.id ?? null, personId };
  return {
    id: slotIdOf({ ...named, start }),
    venueId: named.venueId,
    startTime: clockTimeOf(start),
    endTime: clockTimeOf(end),
    startsAt,
    endsAt,
    isBooked: true,
    placesLeft: null,
    freePeople: [],
    bufferMinutes: event.bufferMinutes,
  };
}

export function isAtTime(booking: BookingRow, time: ReturnType<typeof timeColumns>): boolean {
  return (
    booking.eventId === time.eventId &&
    booking.startsAt === time.startsAt &&
    booking.endsAt === time.endsAt &&
    booking.personId === time.personId &&
    booking.venueId === time.venueId
  );
}
