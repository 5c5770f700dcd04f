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
  asked: MoveAsked,
  now: number,
): Promise<Outcome<MovedByOwner, OwnMoveObstacle>> {
  const { business, reference, request, isDryRun } = asked;
  const movable = await findMovable(tx, business.id, reference, now);
  if (!movable.ok) return movable;
  const found = movable.value;
  await endExpiredOffers(tx, business.id, now);
  const choice = await chosenMove(tx, asked, found.booking, now);
  if (!choice) return no({ is: 'not offered' });
  const { chosen, conflicts } = choice;
  if (choice.isThere) return ok({ ...(await unmoved(tx, found)), conflicts });
  const { event } = chosen.offer.contents;
  if (!mayMove(choice, isDryRun ? { allow_overlap: true } : request))
    return no({ is: 'conflicts', conflicts });
  const columns = columnsOf(choice, { isDemo: business.isDemo, now });
  const moved = await moveAndEmail(tx, found, { columns, event, by: 'owner', now });
  return ok({ ...moved, conflicts });
}

/** Returns a booking that isn't over, cancelled or of a deleted customer. */
export async function findMovable(
  on: Reader,
  businessId: number,
  reference: string,
  now: number,
): Promise<Outcome<BookingWithBusiness, Exclude<OwnMoveObstacle, { is: 'conflicts' | 'not offered' }>>> {
  const found = await findBookingOf(on, businessId, reference);
  if (!found) return no({ is: 'no booking' });
  const { booking } = found;
  if (booking.status === 'cancelled') return no({ is: 'cancelled' });
  if (booking.endsAt <= now) return no({ is: 'over' });
  if (isErased(booking.attendeeEmail)) return no({ is: 'erased' });
  return ok(found);
}

interface MoveChoice {
  chosen: ChosenMove;
  time: ReturnType<typeof ownTimeColumns>;
  /** Empty if the time is free, and for the booking's own time. */
  conflicts: string[];
  /** True if the booking has this time already. */
  isThere: boolean;
}

/** Returns the time to which a booking can go, despite conflicts; null if the date has none. `leaving` leave their times. */
export async function chosenMove(
  on: Reader,
  { business, request, slot }: Pick<MoveAsked, 'business' | 'slot'> & { request: AskedPlace },
  booking: BookingRow,
  now: number,
  leaving: readonly number[] = [],
): Promise<MoveChoice | null> {
  const service = await serviceOf(on, booking);
  const events = slot
    ? await eventAlone(on, business, slot.eventId, service)
    : await eventsOn(on, business, request.date ?? '', service);
  const able = withoutLeaving(ableToTake(events, booking, service), leaving);
  const asked = await askedMove(on, { booking, service, request, slot, events: able });
  const chosen = ownMoveOf(able, asked, booking, now);
  if (!chosen) return null;
  const time = ownTimeColumns(chosen);
  const isThere = isAtTime(booking, time);
  const conflicts = isThere ? [] : await conflictsOf(on, chosen, [booking.id, ...leaving]);
  return { chosen, time, conflicts, isThere };
}

/** Returns whether the time is free, or the owner takes it despite what is in the way. */
export const mayMove = (
  { chosen, conflicts }: Pick<MoveChoice, 'chosen' | 'conflicts'>,
  request: Parameters<typeof isAllowed>[0],
): boolean =>
  conflicts.length === 0 ||
  (isAllowed(request, conflicts) && chosen.offer.contents.event.type !== 'day_event');

export const columnsOf = (
  { time, conflicts }: MoveChoice,
  { isDemo, now }: { isDemo: boolean; now: number },
) => ({
  ...movedColumns(time, { isDemo, allowedOverlap: conflicts.length > 0, now }),
  // The customer didn't choose this time, so no notice is asked for.
  changeNoticeHours: 0,
});

/** Frees the times of bookings that move together with one. */
function withoutLeaving(events: readonly RuledEvent[], leaving: readonly number[]): RuledEvent[] {
  const stays = ({ bookingId }: RuledEvent['held'][number]) =>
    bookingId === null || !leaving.includes(bookingId);
  return events.map((event) => ({ ...event, held: event.held.filter(stays) }));
}

const ableToTake = (events: readonly RuledEvent[], booking: BookingRow, service: KeptService) =>
  events.flatMap((event) => contentsForMove(event, { booking, service, by: 'owner' }) ?? []);

async function conflictsOf(on: Reader, chosen: ChosenMove, own: readonly number[]): Promise<string[]> {
  const { isOffered, offer, slot, person, venue } = chosen;
  const { contents } = offer;
  const time = { ...slot, person, venue, own };
  if (!isOffered) return [notOneOfTheTimes(contents.event.name), ...(await overlapsAt(on, contents, time))];
  return slot.isBooked ? conflictsAt(on, contents, time) : [];
}

type AskedPlace = Pick<OwnerMoveRequest, 'date' | 'start_time' | 'person_id' | 'place_id'>;

interface Asked {
  booking: BookingRow;
  service: KeptService;
  request: AskedPlace;
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

/** Returns a date's events as the owner can move the booking to them. */
export async function eventsToMoveTo(
  on: Reader,
  business: BusinessRow,
  booking: BookingRow,
  date: string,
  leaving: readonly number[] = [],
): Promise<{ service: KeptService; events: RuledEvent[] }> {
  const service = await serviceOf(on, booking);
  const events = await eventsOn(on, business, date, service);
  return { service, events: withoutLeaving(ableToTake(events, booking, service), leaving) };
}
