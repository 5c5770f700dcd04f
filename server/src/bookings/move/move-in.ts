/** Moves a booking within a transaction: the new time is taken and the old one freed, or neither. */

import type { SlotName } from '@daybook/schema/rules/slot-id';
import type { Reader, Transaction } from '../../database/database.ts';
import type { EventRow } from '../../database/tables.ts';
import { contentsForMove } from '../../diary/moving-event.ts';
import { secondsUntilEmailTo } from '../../emails/counted-emails-store.ts';
import { ok, type Outcome } from '../../runtime/outcome.ts';
import { endExpiredIn } from '../../waiting-list/expired-offers-store.ts';
import { whoIsEmailed, type Emailed } from '../bookings-store.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { formerTimeOf, visitsOf, type EmailFacts } from '../email-facts.ts';
import { queueBookingEmail } from '../emails/booking-email-store.ts';
import { movingKinds } from '../emails/kinds.ts';
import { decideMove, isAt, type MoveFacts, type MoveObstacle, type MovedColumns } from './decide-move.ts';
import { emailsFollowMove } from './follow-move-store.ts';
import { isAskedToMove, loadEventToMoveTo, serviceOf, writeMove } from './move-booking-store.ts';

export interface Moved {
  found: BookingWithBusiness;
  /** False if it already had that time. */
  isMovedNow: boolean;
  emailed: Emailed;
}

/** Moves a booking for its customer. Repeating a move changes nothing and returns the same. */
export async function moveForCustomer(
  tx: Transaction,
  found: BookingWithBusiness,
  slot: SlotName,
  now: number,
): Promise<Outcome<Moved, MoveObstacle>> {
  if (isAt(found.booking, slot)) return ok(await unmoved(tx, found));
  const facts = await moveFacts(tx, found, slot);
  const decided = decideMove(facts, slot, now);
  if (!decided.ok) return decided;
  if (facts.contents) await endExpiredIn(tx, facts.contents, now);
  const event = facts.contents?.event ?? null;
  return ok(await moveAndEmail(tx, found, { columns: decided.value, event, by: 'customer', now }));
}

export async function unmoved(on: Reader, found: BookingWithBusiness): Promise<Moved> {
  return { found, isMovedNow: false, emailed: await whoIsEmailed(on, found.booking.id, movingKinds) };
}

/** Loads what a decision about moving a booking needs. */
export async function moveFacts(on: Reader, found: BookingWithBusiness, slot: SlotName): Promise<MoveFacts> {
  const { booking, business } = found;
  const service = await serviceOf(on, booking);
  const [contents, isAsked] = await Promise.all([
    loadEventToMoveTo(on, business, slot.eventId, service),
    isAskedToMove(on, booking.id),
  ]);
  const open = contents && contentsForMove(contents, { booking, service, by: 'customer' });
  return { found, isAskedToMove: isAsked, contents: open };
}

interface Moving {
  columns: MovedColumns;
  event: EventRow | null;
  now: number;
}

/** A booking at its new time, with the last time that each side knows. */
export interface MovedVisit {
  about: BookingWithBusiness;
  attendeeKnew: EmailFacts['formerTime'];
  businessKnew: EmailFacts['formerTime'];
}

export async function moveAndEmail(
  tx: Transaction,
  found: BookingWithBusiness,
  { by, ...moving }: Moving & { by: 'customer' | 'owner' },
): Promise<Moved> {
  const moved = await moveTo(tx, found, moving);
  return { found: moved.about, isMovedNow: true, emailed: await emailMoved(tx, [moved], by, moving.now) };
}

/** Writes the new time. Emails nobody, but makes unsent emails follow. */
export async function moveTo(
  tx: Transaction,
  found: BookingWithBusiness,
  { columns, event, now }: Moving,
): Promise<MovedVisit> {
  const about = { ...found, booking: await writeMove(tx, found.booking, columns), event };
  const earlier = await emailsFollowMove(tx, about, now);
  const left = formerTimeOf(found.booking);
  return { about, attendeeKnew: earlier.attendee ?? left, businessKnew: earlier.business ?? left };
}

/** Sends one email to each side about bookings of one address that were moved together. */
export async function emailMoved(
  tx: Transaction,
  moved: readonly [MovedVisit, ...MovedVisit[]],
  by: 'customer' | 'owner',
  now: number,
): Promise<Emailed> {
  const [{ about }] = moved;
  // A booking that is over is only a record: nobody needs to come.
  if (about.booking.endsAt <= now) return NOBODY;
  const told = (knew: 'attendeeKnew' | 'businessKnew') => ({
    isMovedByOwner: by === 'owner',
    ...(moved.length === 1
      ? { formerTime: moved[0][knew] }
      : { visits: visitsOf(moved.map((one) => ({ booking: one.about.booking, formerTime: one[knew] }))) }),
  });
  // Anyone with the link can move; the limit of emails to the customer's address holds back only that email.
  const isCounted = by === 'customer';
  const mayEmail = !isCounted || (await secondsUntilEmailTo(tx, about.booking.attendeeEmail, now)) === 0;
  const attendee =
    mayEmail &&
    (await queueBookingEmail(tx, 'booking_moved', about, now, { ...told('attendeeKnew'), isCounted }));
  const business = await queueBookingEmail(tx, 'booking_moved_owner', about, now, {
    ...told('businessKnew'),
    isAttendeeTold: attendee,
  });
  return { attendee, business };
}

const NOBODY: Emailed = { attendee: false, business: false };
