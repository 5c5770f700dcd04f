/** Moves repeat visits and queues their one email, in one transaction: all that were chosen, or none. */

import type { MoveSeriesRequest } from '@daybook/schema/contract/series';
import type { BookingRow } from '../../database/booking-tables.ts';
import type { Transaction } from '../../database/database.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { claimAgain, freeBookings } from '../../resources/claims-store.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { endExpiredOffers } from '../../waiting-list/expired-offers-store.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { emailMoved, moveTo, type MovedVisit } from '../move/move-in.ts';
import {
  chosenMove,
  columnsOf,
  findMovable,
  mayMove,
  type OwnMoveObstacle,
} from '../owner/move-own-store.ts';
import { loadOwnBookings } from '../owner/own-bookings-store.ts';
import type { OwnBooking } from '../owner/owner-booking-responses.ts';
import { byAddress, visitsFrom } from './series-store.ts';

export interface SeriesMoveAsked {
  business: BusinessRow;
  reference: string;
  request: MoveSeriesRequest;
}

interface MovedSeries {
  /** In order of start. */
  own: OwnBooking[];
  isAttendeeEmailed: boolean;
}

export type SeriesMoveObstacle =
  | Exclude<OwnMoveObstacle, { is: 'conflicts' | 'not offered' }>
  /** `at` is the booking for which a chosen time isn't free, with what is in its way. */
  | { is: 'not free'; at?: { reference: string; conflicts: string[] } };

/** Needs a lock on the business. Others have a turn after each visit. The caller rolls back what is refused. */
export async function moveSeriesIn(
  tx: Transaction,
  { business, reference, request }: SeriesMoveAsked,
  now: number,
): Promise<Outcome<MovedSeries, SeriesMoveObstacle>> {
  const first = await findMovable(tx, business.id, reference, now);
  if (!first.ok) return first;
  await endExpiredOffers(tx, business.id, now);
  const chosen = chosenOf(await visitsFrom(tx, first.value.booking), request);
  if (chosen.length < request.visits.length) return no({ is: 'not free' });
  await freeBookings(
    tx,
    chosen.map(({ about }) => about.booking.id),
  );
  const moved: MovedVisit[] = [];
  for (const { about, visit } of chosen) {
    if (moved.length > 0) await nextTurn();
    const place = { person_id: request.person_id, place_id: request.place_id };
    const asked = { business, request: { ...place, ...visit }, slot: null };
    const choice = await chosenMove(tx, asked, about.booking, now);
    const at = { reference: about.booking.reference, conflicts: choice?.conflicts ?? [] };
    if (!choice || !mayMove(choice, visit)) return no({ is: 'not free', at });
    if (choice.isThere) await claimAgain(tx, [about.booking]);
    else {
      const { event } = choice.chosen.offer.contents;
      const columns = columnsOf(choice, { isDemo: business.isDemo, now });
      moved.push(await moveTo(tx, about, { columns, event, now }));
    }
  }
  return ok({
    isAttendeeEmailed: await emailAll(tx, moved, now),
    own: await loadOwnBookings(tx, business.id, idsOf(moved)),
  });
}

/** Returns each visit that the owner chose to move, in order of start. */
const chosenOf = (all: readonly BookingWithBusiness[], { visits }: MoveSeriesRequest) =>
  all.flatMap((about) => {
    const visit = visits.find(({ booking_reference }) => booking_reference === about.booking.reference);
    return visit ? [{ about, visit }] : [];
  });

const byStart = (one: MovedVisit, other: MovedVisit) => startOf(one) - startOf(other);
const startOf = ({ about }: MovedVisit): BookingRow['startsAt'] => about.booking.startsAt;

const idsOf = (moved: readonly MovedVisit[]) => moved.toSorted(byStart).map(({ about }) => about.booking.id);

/** Sends one email for all visits of an address. Returns whether each customer is emailed. */
async function emailAll(tx: Transaction, moved: readonly MovedVisit[], now: number): Promise<boolean> {
  let areAllEmailed = moved.length > 0;
  const inOrder = moved.toSorted(byStart).map((one) => ({ ...one, booking: one.about.booking }));
  for (const some of byAddress(inOrder)) {
    const { attendee } = await emailMoved(tx, some, 'owner', now);
    areAllEmailed &&= attendee;
  }
  return areAllEmailed;
}
