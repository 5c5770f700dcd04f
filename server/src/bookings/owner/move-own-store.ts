/** Moves a booking for its owner, in one transaction that locks the business. */

import { eq } from 'drizzle-orm';
import type { OwnerMoveRequest } from '@daybook/schema/contract/owner-move';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { notOneOfTheTimes } from '@daybook/schema/words/owner-booking-texts';
import type { BookingRow } from '../../database/booking-tables.ts';
import { venues } from '../../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import type { BusinessRow } from '../../database/tables.ts';
import type { KeptService, RuledEvent } from '../../diary/contents-store.ts';
import { contentsForMove } from '../../diary/moving-event.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { endExpiredOffers } from '../../waiting-list/expired-offers-store.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { movedColumns } from '../move/decide-move.ts';
import { serviceOf } from '../move/move-booking-store.ts';
import { moveAndEmail, unmoved, type Moved } from '../move/move-in.ts';
import { findBookingOf } from './change-bookings-store.ts';
import { conflictsAt, isAllowed, overlapsAt } from './conflicts-store.ts';
import { ownTimeColumns } from './decide-own-booking.ts';
import { isAtTime, ownMoveOf, type AskedMove, type ChosenMove } from './decide-own-move.ts';
import { eventAlone, eventsOn } from './own-events-store.ts';

interface MoveAsked {
  business: BusinessRow;
  reference: string;
  request: OwnerMoveRequest;
  /** What the request's slot id stands for; null if the request has date and start instead. */
  slot: SlotName | null;
  isDryRun: boolean;
}

interface MovedByOwner extends Moved {
  conflicts: string[];
}

export type OwnMoveObstacle =
  | { is: 'no booking' | 'cancelled' | 'over' | 'erased' | 'not offered' }
  | { is: 'conflicts'; conflicts: string[] };

export async function moveForOwner(
  tx: Transaction,
  { business, reference, request, slot, isDryRun }: MoveAsked,
  now: number,
): Promise<Outcome<MovedByOwner, OwnMoveObstacle>> {
  const found = await findBookingOf(tx, business.id, reference);
  if (!found) return no({ is: 'no booking' });
  const { booking } = found;
  if (booking.status === 'cancelled') return no({ is: 'cancelled' });
  if (booking.endsAt <= now) return no({ is: 'over' });
  if (isErased(booking.attendeeEmail)) return no({ is: 'erased' });
  await endExpiredOffers(tx, business.id, now);
  const service = await serviceOf(tx, booking);
  const events = slot
    ? await eventAlone(tx, business, slot.eventId, service)
    : await eventsOn(tx, business, request.date ?? '', service);
  const able = ableToTake(events, booking, service);
  const asked = await askedMove(tx, { booking, service, request, slot, events: able });
  const chosen = ownMoveOf(able, asked, booking, now);
  if (!chosen) return no({ is: 'not offered' });
  const time = ownTimeColumns(chosen);
  if (isAtTime(booking, time)) return ok({ ...(await unmoved(tx, found)), conflicts: [] });
  const { contents } = chosen.offer;
  const conflicts = await conflictsOf(tx, chosen, booking.id);
  const mayOverlap = (isAllowed(request, conflicts) || isDryRun) && contents.event.type !== 'day_event';
  if (conflicts.length > 0 && !mayOverlap) return no({ is: 'conflicts', conflicts });
  const columns = movedColumns(time, { isDemo: business.isDemo, allowedOverlap: conflicts.length > 0, now });
  const moved = await moveAndEmail(tx, found, { columns, event: contents.event, by: 'owner', now });
  return ok({ ...moved, conflicts });
}

const ableToTake = (events: readonly RuledEvent[], booking: BookingRow, service: KeptService) =>
  events.flatMap((event) => contentsForMove(event, { booking, service, by: 'owner' }) ?? []);

async function conflictsOf(on: Reader, chosen: ChosenMove, own: number): Promise<string[]> {
  const { isOffered, offer, slot, person, venue } = chosen;
  const { contents } = offer;
  const time = { ...slot, person, venue, own };
  if (!isOffered) return [notOneOfTheTimes(contents.event.name), ...(await overlapsAt(on, contents, time))];
  return slot.isBooked ? conflictsAt(on, contents, time) : [];
}

interface Asked {
  booking: BookingRow;
  service: KeptService;
  request: OwnerMoveRequest;
  slot: SlotName | null;
  events: readonly RuledEvent[];
}

async function askedMove(on: Reader, { booking, service, request, slot, events }: Asked): Promise<AskedMove> {
  const venue = events[0]?.venues.find(({ id }) => id === slot?.venueId);
  const ownPlace = booking.venueId === null ? null : await placeOf(on, booking.venueId);
  const orAny = (id: number | null) => (id === null ? [null] : [id, null]);
  const { person_id: personId = slot?.personId ?? undefined } = request;
  const { place_id: placeId = venue?.resourceId } = request;
  return {
    eventId: slot?.eventId ?? null,
    start: slot?.start ?? minutesOf(request.start_time ?? ''),
    serviceId: service,
    people: personId === undefined ? orAny(booking.personId) : [personId],
    places: placeId === undefined ? orAny(ownPlace) : [placeId],
  };
}

async function placeOf(on: Reader, venueId: number): Promise<number | null> {
  const found = await firstOf(
    on.select({ id: venues.resourceId }).from(venues).where(eq(venues.id, venueId)),
  );
  return found?.id ?? null;
}

/** Returns a date's events as the owner can move the booking to them; null if there is no such booking. */
export async function eventsToMoveTo(
  on: Reader,
  business: BusinessRow,
  { reference, date }: { reference: string; date: string },
): Promise<{ found: BookingWithBusiness; service: KeptService; events: RuledEvent[] } | null> {
  const found = await findBookingOf(on, business.id, reference);
  if (!found) return null;
  const { booking } = found;
  const service = await serviceOf(on, booking);
  const events = await eventsOn(on, business, date, service);
  return { found, service, events: ableToTake(events, booking, service) };
}
