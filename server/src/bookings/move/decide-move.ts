/** Decides whether a customer can move a booking, and which columns are written. A pure function. */

import { MOVES_OF_BOOKING_MAX } from '@daybook/schema/figures/bookings';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import { isBillingActive } from '../../businesses/billing-status.ts';
import type { BookingRow } from '../../database/booking-tables.ts';
import type { RuledEvent } from '../../diary/contents-store.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import type { BookingObstacle } from '../booking-obstacles.ts';
import { changePolicyOf } from '../booking-responses.ts';
import { chosenSlot, slotTaken, timeColumns } from '../choose-slot.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { reminderDueAt } from '../reminder-due.ts';

export type MoveObstacle =
  | BookingObstacle
  | { is: 'cancelled' }
  /** By the policy, or because the booking has begun. */
  | { is: 'too late' }
  | { is: 'only the business' }
  | { is: 'moved too often' };

export interface MoveFacts {
  found: BookingWithBusiness;
  /** True if the business has asked the customer to choose another time. */
  isAskedToMove: boolean;
  /** The slot's event with what the booking can take of it (moving-event.ts); null if that is nothing. */
  contents: RuledEvent | null;
}

/** The columns that a move changes. Reference, price and policy stay. */
export type MovedColumns = ReturnType<typeof timeColumns> &
  Pick<BookingRow, 'reminderDueAt' | 'allowedOverlap'> &
  Partial<Pick<BookingRow, 'changeNoticeHours'>>;

export function isAt(booking: BookingRow, { eventId, venueId, personId, start }: SlotName): boolean {
  return (
    booking.status !== 'cancelled' &&
    booking.eventId === eventId &&
    booking.startTime === clockTimeOf(start) &&
    booking.venueId === venueId &&
    (personId === null || booking.personId === personId)
  );
}

export function decideMove(
  { found, isAskedToMove, contents }: MoveFacts,
  slot: SlotName,
  now: number,
): Outcome<MovedColumns, MoveObstacle> {
  const { booking, business } = found;
  if (booking.status === 'cancelled') return no({ is: 'cancelled' });
  const { canMove, canCancel } = changePolicyOf(found, now, isAskedToMove);
  if (!canCancel) return no({ is: 'too late' });
  if (!canMove) return no({ is: 'only the business' });
  if (booking.movedCount >= MOVES_OF_BOOKING_MAX) return no({ is: 'moved too often' });
  if (!isBillingActive(business, now)) return no({ is: 'not taking bookings' });
  if (!contents) return no({ is: 'no event' });
  const wanted = { name: slot, venueId: null, asked: booking.places };
  const chosen = chosenSlot(contents, wanted, now);
  if (!chosen.ok) return chosen;
  if (chosen.value.slot.isBooked) return no(slotTaken(contents, wanted, now));
  const time = timeColumns(contents, chosen.value);
  return ok(movedColumns(time, { isDemo: business.isDemo, allowedOverlap: false, now }));
}

/** Returns the columns of a move. The reminder follows the new time. */
export function movedColumns(
  time: ReturnType<typeof timeColumns>,
  { isDemo, allowedOverlap, now }: { isDemo: boolean; allowedOverlap: boolean; now: number },
): MovedColumns {
  const { eventDate, startTime, timezone } = time;
  return {
    ...time,
    allowedOverlap,
    reminderDueAt: isDemo ? null : reminderDueAt(eventDate, startTime, timezone, now),
  };
}
