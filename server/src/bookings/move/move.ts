/** A customer moves a booking through the emailed link. */

import type { MovedAnswer } from '@daybook/schema/contract/cancel';
import { parseSlotId, type SlotName } from '@daybook/schema/rules/slot-id';
import { MOVED_TOO_OFTEN, ONLY_BUSINESS_MOVES } from '@daybook/schema/words/change-texts';
import { SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { foldedAddress } from '../../emails/folded-address.ts';
import { Refusal } from '../../http/errors.ts';
import { no, type Outcome } from '../../runtime/outcome.ts';
import { atLatestEvent } from '../at-latest-event.ts';
import { BOOKING_IS_CANCELLED, refusalOfBooking } from '../booking-obstacles.ts';
import { bookedAnswerOf, changePolicyOf } from '../booking-responses.ts';
import { findByToken, isGuardOfSlots } from '../bookings-store.ts';
import {
  cancelLinkInvalid,
  findByLink,
  findToChange,
  tooLateToChange,
  type LinkOfBooking,
} from '../cancel.ts';
import { slotTaken } from '../choose-slot.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import type { MoveObstacle } from './decide-move.ts';
import { moveFacts, moveForCustomer, type Moved } from './move-in.ts';

/** Finds the booking that a customer wants to move. Throws the 404, and the 429. */
export const findToMove = (context: Context, link: LinkOfBooking): Promise<BookingWithBusiness> =>
  findByLink(context, link, context.limits.moves.attempts);

/** Repeating a move returns the same. Throws a Refusal if the booking can't be moved. */
export async function moveByLink(
  context: Context,
  link: LinkOfBooking,
  slotId: string,
): Promise<MovedAnswer> {
  const { busyCalendars, clock, database, limits, onMailQueued, publicUrl, tokens } = context;
  const known = await findToChange(context, link, limits.moves);
  const now = clock();
  const tokenHash = tokens.hashOf(link.token);
  const asked = parseSlotId(slotId);
  if (!asked) throw new Refusal(404, SLOT_NOT_FOUND);
  const outcome = await atLatestEvent(database.read, asked, async (slot) => {
    await busyCalendars.beforeBooking(slot.eventId);
    return moveTo(database, { known, tokenHash, slot, now });
  });
  if (!outcome.ok) throw refusalOfMove(outcome.reason, known, now);
  const { found, isMovedNow, emailed } = outcome.value;
  if (isMovedNow) {
    await limits.moves.accepted.take(link.address);
    onMailQueued();
  }
  const { booking } = found;
  return {
    ...bookedAnswerOf(found, link.token, publicUrl, 'booking_moved'),
    changes_until: new Date(changePolicyOf(found, now).until).toISOString(),
    change_notice_hours: booking.changeNoticeHours,
    is_confirmed_by_email: emailed.attendee,
    is_business_emailed: emailed.business,
  };
}

interface AskedMove {
  known: BookingWithBusiness;
  tokenHash: string;
  slot: SlotName;
  now: number;
}

async function moveTo(
  { read, write }: Database,
  { known, tokenHash, slot, now }: AskedMove,
): Promise<Outcome<Moved, MoveObstacle | { is: 'no link' }>> {
  const lockOn = { business: known.business.id, address: foldedAddress(known.booking.attendeeEmail) };
  try {
    return await write(lockOn, async (tx) => {
      const found = await findByToken(tx, tokenHash);
      return found ? moveForCustomer(tx, found, slot, now) : no({ is: 'no link' });
    });
  } catch (error) {
    if (!isGuardOfSlots(error)) throw error;
    const { contents } = await moveFacts(read, known, slot);
    return no(contents ? slotTaken(contents, { name: slot, venueId: null }, now) : { is: 'no event' });
  }
}

function refusalOfMove(
  obstacle: MoveObstacle | { is: 'no link' },
  known: BookingWithBusiness,
  now: number,
): Refusal {
  if (obstacle.is === 'no link') return cancelLinkInvalid();
  if (obstacle.is === 'cancelled') return new Refusal(409, BOOKING_IS_CANCELLED);
  if (obstacle.is === 'too late') return tooLateToChange(known, now);
  if (obstacle.is === 'only the business') return new Refusal(409, ONLY_BUSINESS_MOVES);
  if (obstacle.is === 'moved too often') return new Refusal(409, MOVED_TOO_OFTEN);
  return refusalOfBooking(obstacle);
}
