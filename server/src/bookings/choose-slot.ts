/** What a slot's id stands for at an event, and whether it is free, for a booking or a move. */

import type { Slot as SlotAnswer } from '@daybook/schema/contract/slot';
import { bookingWindow, closedByClock, NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import { slotStartingAt, type Slot } from '@daybook/schema/rules/slots';
import type { BookingRow } from '../database/booking-tables.ts';
import type { ServiceRow, VenueRow } from '../database/catalogue-tables.ts';
import type { EventPersonRow, HeldRow, RuledEvent } from '../diary/contents-store.ts';
import { slotAnswersOf } from '../diary/diary.ts';
import { hasIndividualServices, servicesOf, slotQuestion } from '../diary/timetable-of-event.ts';
import { venueCopyOf } from '../diary/venue-shape.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import type { BookingObstacle } from './booking-obstacles.ts';

export interface WantedSlot {
  name: SlotName;
  /** The venue for which fresh slots are returned if it is taken; null for any. */
  venueId: number | null;
  /** How many places somebody wants; 1 if absent. */
  asked?: number;
}

export interface Place {
  venue: VenueRow | null;
  service: ServiceRow | null;
  /** Null for anyone, or if the event names nobody. */
  personId: number | null;
}

export interface ChosenSlot {
  slot: Slot;
  place: Place;
}

function placeOf(contents: RuledEvent, slot: SlotName): Outcome<Place, BookingObstacle> {
  const venue = contents.venues.find(({ id }) => id === slot.venueId) ?? null;
  const service = servicesOf(contents).find(({ id }) => id === slot.serviceId) ?? null;
  const isVenueWrong = contents.venues.length > 0 ? venue === null : slot.venueId !== null;
  const hasServices = hasIndividualServices(contents.event);
  if (hasServices && slot.serviceId === null) return no({ is: 'no service chosen' });
  const isServiceWrong = hasServices ? service === null : slot.serviceId !== null;
  const { personId } = slot;
  const isPersonWrong =
    personId !== null && !contents.people?.some(({ resourceId }) => resourceId === personId);
  const isWrong = isVenueWrong || isServiceWrong || isPersonWrong;
  return isWrong ? no({ is: 'no slot' }) : ok({ venue, service, personId });
}

function slotAt(
  contents: RuledEvent,
  { name: { start }, asked = 1 }: WantedSlot,
  { venue, service, personId }: Place,
  now: number,
): Slot | null {
  const chosen = { venues: venue ? [venue] : [], service, personId, asked };
  return slotStartingAt(slotQuestion(contents, chosen, now), start);
}

/** Returns the slot with its place as the timetable offers it, taken or not. */
export function chosenSlot(
  contents: RuledEvent,
  wanted: WantedSlot,
  now: number,
): Outcome<ChosenSlot, BookingObstacle> {
  const place = placeOf(contents, wanted.name);
  if (!place.ok) return place;
  const slot = offeredSlot(contents, wanted, place.value, now);
  return slot.ok ? ok({ slot: slot.value, place: place.value }) : slot;
}

function offeredSlot(
  contents: RuledEvent,
  wanted: WantedSlot,
  place: Place,
  now: number,
): Outcome<Slot, BookingObstacle> {
  const listed = slotAt(contents, wanted, place, now);
  if (listed) return ok(listed);
  // The clock doesn't allow it, it is blocked, it is too close to another booking, or it was never offered.
  const { event, rules } = contents;
  const open = { ...rules, blocked: [], limits: NO_LIMITS };
  // One place tells whether there is such a time at all.
  const one = { ...wanted, asked: 1 };
  const slot = slotAt({ ...contents, held: [], rules: open }, one, place, -Infinity);
  if (!slot) return no({ is: 'no slot' });
  const closed = closedByClock(slot.startsAt, bookingWindow({ ...event, ...rules }, rules.limits, now));
  if (closed) return no({ is: 'closed', closed, limits: rules.limits });
  const isBlocked = slotAt({ ...contents, held: [] }, one, place, now) === null;
  return isBlocked
    ? no({ is: 'blocked', slots: freshSlots(contents, wanted, now) })
    : ok({ ...slot, isBooked: true });
}

/** Returns when, where and with whom a booking of the slot is: a copy, so that it outlives the event. */
export function timeColumns(contents: RuledEvent, { slot, place: { venue, service } }: ChosenSlot) {
  const { event, rules } = contents;
  const person = personFor(contents, slot);
  return {
    eventId: event.id,
    serviceId: service?.id ?? null,
    eventName: event.name,
    eventDate: event.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
    timezone: rules.timezone,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    bufferMinutes: slot.bufferMinutes,
    personId: person?.resourceId ?? null,
    personName: person?.name ?? null,
    ...venueCopyOf(venue),
  } satisfies Partial<BookingRow>;
}

/** Returns the refusal with fresh slots for the same choice: of one venue, or of any. */
export function slotTaken(contents: RuledEvent, wanted: WantedSlot, now: number): BookingObstacle {
  return { is: 'taken', slots: freshSlots(contents, wanted, now) };
}

function freshSlots(
  contents: RuledEvent,
  { name: { serviceId, personId }, venueId }: WantedSlot,
  now: number,
): SlotAnswer[] {
  return slotAnswersOf(contents, { venueId, serviceId, personId }, now) ?? [];
}

/**
 * Returns the free person who has the class already, so that it fills up, otherwise the one with the fewest booked
 * minutes that day, and of several the first in the business's list. Null if the event names nobody.
 */
function personFor(
  { event, people, held, rules }: RuledEvent,
  { freePeople, placesLeft, startsAt: start }: Pick<Slot, 'freePeople' | 'placesLeft' | 'startsAt'>,
): EventPersonRow | null {
  const isOnDay = ({ startsAt }: HeldRow) => todayIn(rules.timezone, startsAt) === event.date;
  const minutesOf = (personId: number) =>
    held
      .filter((time) => time.resourceId === personId && isOnDay(time))
      .reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0);
  // Someone free whose class begins then has that class, or they wouldn't be.
  const begins = (personId: number) =>
    held.some((time) => time.resourceId === personId && time.startsAt === start);
  const free = (people ?? []).filter(({ resourceId }) => freePeople?.includes(resourceId));
  const [least = null] = free
    .map((person) => ({
      person,
      busy: placesLeft !== null && begins(person.resourceId) ? -1 : minutesOf(person.resourceId),
    }))
    .sort((one, other) => one.busy - other.busy)
    .map(({ person }) => person);
  return least;
}
