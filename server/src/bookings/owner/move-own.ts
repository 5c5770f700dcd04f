import type {
  MoveTimes,
  MoveTimesQuery,
  OwnerMove,
  OwnerMoveRequest,
} from '@daybook/schema/contract/owner-move';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import {
  BOOKING_NOT_FOUND,
  MOVE_HAS_CONFLICTS,
  TIME_NOT_FREE,
  TIME_NOT_OFFERED,
} from '@daybook/schema/words/owner-booking-texts';
import { SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import type { Context } from '../../context.ts';
import { writeOrTakeBack } from '../../database/dry-run.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { Refusal } from '../../http/errors.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import { BOOKING_IS_CANCELLED } from '../booking-obstacles.ts';
import { isGuardOfSlots } from '../bookings-store.ts';
import { findBookingOf } from './change-bookings-store.ts';
import { eventsToMoveTo, moveForOwner, type OwnMoveObstacle } from './move-own-store.ts';
import { loadOwnBookings } from './own-bookings-store.ts';
import { ownTimesOf } from './own-times.ts';
import { BOOKING_OF_ERASED, BOOKING_OVER, ownerBookingOf } from './owner-booking-responses.ts';

interface AskedOwnMove {
  /** The limit of emails counts by it. */
  person: string;
  business: BusinessRow;
  reference: string;
  request: OwnerMoveRequest;
  isDryRun: boolean;
}

/** Throws the 404s and 409s. A dry run is a real move that is rolled back. */
export async function moveOwnBooking(
  { limits, database, clock, onMailQueued }: Context,
  { person, business, reference, request, isDryRun }: AskedOwnMove,
): Promise<OwnerMove> {
  if (!isDryRun) refuseUntil(await limits.owner.bookingEmails.take(person));
  const slot = request.slot_id ? parseSlotId(request.slot_id) : null;
  if (request.slot_id && !slot) throw new Refusal(404, SLOT_NOT_FOUND);
  const asked = { business, reference, request, slot, isDryRun };
  const outcome = await writeOrTakeBack(database, { business: business.id }, asked, async (tx) => {
    const moved = await moveForOwner(tx, asked, clock());
    if (!moved.ok) return moved;
    const [own] = await loadOwnBookings(tx, business.id, [moved.value.found.booking.id]);
    if (!own) throw new Error('a booking that was just moved is gone');
    return { ok: true as const, value: { ...moved.value, own } };
  }).catch((error: unknown) => {
    if (isGuardOfSlots(error)) throw conflictRefusal([TIME_NOT_FREE]);
    throw error;
  });
  if (!outcome.ok) throw refusalOf(outcome.reason);
  const { own, isMovedNow, emailed, conflicts } = outcome.value;
  if (isMovedNow && !isDryRun) onMailQueued();
  return {
    booking: ownerBookingOf(own),
    is_moved: isMovedNow,
    is_attendee_notified: emailed.attendee,
    is_business_notified: emailed.business,
    conflicts,
  };
}

/** Throws the 404. */
export async function listMoveTimes(
  { database, clock }: Context,
  business: BusinessRow,
  reference: string,
  query: MoveTimesQuery,
): Promise<MoveTimes> {
  const { date, person_id: personId = null, place_id: placeId = null } = query;
  const found = await findBookingOf(database.read, business.id, reference);
  if (!found) throw new Refusal(404, BOOKING_NOT_FOUND);
  const { service, events } = await eventsToMoveTo(database.read, business, found.booking, date);
  return { date, ...ownTimesOf(events, { serviceId: service, personId, placeId }, clock()) };
}

const conflictRefusal = (conflicts: string[]) =>
  new Refusal(409, MOVE_HAS_CONFLICTS, { body: { conflicts } });

export function refusalOf(obstacle: OwnMoveObstacle): Refusal {
  switch (obstacle.is) {
    case 'no booking':
      return new Refusal(404, BOOKING_NOT_FOUND);
    case 'cancelled':
      return new Refusal(409, BOOKING_IS_CANCELLED);
    case 'over':
      return new Refusal(409, BOOKING_OVER);
    case 'erased':
      return new Refusal(409, BOOKING_OF_ERASED);
    case 'not offered':
      return new Refusal(404, TIME_NOT_OFFERED);
    case 'conflicts':
      return conflictRefusal(obstacle.conflicts);
  }
}
