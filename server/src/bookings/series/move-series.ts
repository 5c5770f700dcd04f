import type {
  CheckedMove,
  MoveSeriesRequest,
  SavedSeries,
  SeriesMoveQuery,
} from '@daybook/schema/contract/series';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { shiftedTime, type VisitTime } from '@daybook/schema/rules/series-times';
import { IS_OVER, SERIES_MOVE_HAS_CONFLICTS } from '@daybook/schema/words/series-texts';
import type { Context } from '../../context.ts';
import type { BookingRow } from '../../database/booking-tables.ts';
import { writeOrTakeBack } from '../../database/dry-run.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { Refusal } from '../../http/errors.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import type { Turn } from '../../runtime/next-turn.ts';
import { no } from '../../runtime/outcome.ts';
import { isGuardOfSlots } from '../bookings-store.ts';
import { chosenMove, eventsToMoveTo, findMovable } from '../owner/move-own-store.ts';
import { refusalOf } from '../owner/move-own.ts';
import { ownerBookingOf } from '../owner/owner-booking-responses.ts';
import { nearestFree, whyNotOffered } from './check-visit.ts';
import { moveSeriesIn } from './move-series-store.ts';
import { visitsFrom } from './series-store.ts';

interface OfBooking {
  business: BusinessRow;
  reference: string;
}

/** Looks at one visit after the other, so that others have a turn in between. Throws the 404 and the 409s. */
export async function checkSeriesMove(
  context: Context,
  { business, reference }: OfBooking,
  query: SeriesMoveQuery,
  turn: Turn,
): Promise<CheckedMove[]> {
  const all = await laterOf(context, business, reference);
  const [first] = all;
  if (!first) return [];
  const from = timeIn(business, first);
  const moves = all.map((booking) => ({ booking, to: shiftedTime(timeIn(business, booking), from, query) }));
  return checkMoves(context, { business, moves, query }, turn);
}

interface AskedSeriesMove extends OfBooking {
  /** The limit of emails counts by it. */
  person: string;
  request: MoveSeriesRequest;
}

/** Throws the 404, the 429, and the 409 with the list of times as they are now. */
export async function moveSeries(
  context: Context,
  { person, ...asked }: AskedSeriesMove,
  turn: Turn,
): Promise<SavedSeries> {
  const { limits, database, clock, onMailQueued } = context;
  const { business, reference, request } = asked;
  refuseUntil(await limits.owner.bookingEmails.take(person));
  const lockOn = { business: business.id };
  const outcome = await writeOrTakeBack(database, lockOn, { isDryRun: false }, (tx) =>
    moveSeriesIn(tx, asked, clock()),
  ).catch((error: unknown) => {
    if (isGuardOfSlots(error)) return no({ is: 'not free' as const, at: undefined });
    throw error;
  });
  if (outcome.ok) {
    const { own, isAttendeeEmailed } = outcome.value;
    onMailQueued();
    return { bookings: own.map(ownerBookingOf), is_attendee_notified: isAttendeeEmailed };
  }
  if (outcome.reason.is !== 'not free') throw refusalOf(outcome.reason);
  const { at } = outcome.reason;
  const all = await laterOf(context, business, reference);
  const moves = all.flatMap((booking) => {
    const to = request.visits.find(({ booking_reference }) => booking_reference === booking.reference);
    return to ? [{ booking, to }] : [];
  });
  const visits = await checkMoves(context, { business, moves, query: request }, turn);
  // One of the chosen times may be in the way of another, which a look at each alone doesn't show.
  const now = visits.map((visit) =>
    visit.booking_reference === at?.reference && visit.conflicts.length === 0
      ? { ...visit, conflicts: at.conflicts }
      : visit,
  );
  throw new Refusal(409, SERIES_MOVE_HAS_CONFLICTS, { body: { visits: now } });
}

/** Returns a booking and the later ones of its series. */
async function laterOf({ database, clock }: Context, business: BusinessRow, reference: string) {
  const found = await findMovable(database.read, business.id, reference, clock());
  if (!found.ok) throw refusalOf(found.reason);
  return (await visitsFrom(database.read, found.value.booking)).map(({ booking }) => booking);
}

interface Moves {
  business: BusinessRow;
  moves: readonly { booking: BookingRow; to: VisitTime }[];
  query: Pick<SeriesMoveQuery, 'person_id' | 'place_id'>;
}

async function checkMoves(context: Context, { moves, ...common }: Moves, turn: Turn): Promise<CheckedMove[]> {
  const leaving = moves.map(({ booking }) => booking.id);
  const checked: CheckedMove[] = [];
  for (const move of moves) {
    await turn();
    checked.push(await checkMove(context, { ...common, ...move, leaving }, turn));
  }
  return checked;
}

interface MoveToCheck extends Pick<Moves, 'business' | 'query'> {
  booking: BookingRow;
  to: VisitTime;
  leaving: readonly number[];
}

async function checkMove(
  { database: { read: on }, clock }: Context,
  { business, query, booking, to, leaving }: MoveToCheck,
  turn: Turn,
): Promise<CheckedMove> {
  const now = clock();
  const time = { date: to.date, start_time: to.start_time };
  const { person_id, place_id } = query;
  const asked = { business, request: { ...time, person_id, place_id }, slot: null };
  const choice = await chosenMove(on, asked, booking, now, leaving);
  const eventsAt = (date: string) => eventsToMoveTo(on, business, booking, date, leaving);
  const { service, events } = await eventsAt(time.date);
  const conflicts = choice
    ? choice.conflicts
    : [
        (await chosenMove(on, asked, booking, -Infinity, leaving))
          ? IS_OVER
          : await whyNotOffered(on, { business, time }, events.length > 0),
      ];
  const { personId = booking.personId, placeId = null } = { personId: person_id, placeId: place_id };
  const wanted = { time, choice: { serviceId: service, personId, placeId }, now };
  const former = timeIn(business, booking);
  return {
    ...time,
    booking_reference: booking.reference,
    former_date: former.date,
    former_start_time: former.start_time,
    end_time: choice?.chosen.slot.endTime ?? null,
    person_name: choice?.chosen.person?.name ?? null,
    conflicts,
    can_overlap: Boolean(choice) && conflicts.length > 0 && booking.kind !== 'day_event',
    nearest:
      conflicts.length > 0
        ? await nearestFree(wanted, turn, async (date) => (await eventsAt(date)).events)
        : null,
  };
}

/** Returns when a booking starts by the business's clock. */
function timeIn({ timezone }: BusinessRow, { startsAt }: BookingRow): VisitTime {
  const { date, minutes } = wallClockAt(startsAt, timezone);
  return { date, start_time: clockTimeOf(minutes) };
}
