import { randomBytes } from 'node:crypto';
import type {
  SavedSeries,
  AddSeriesRequest,
  CheckedVisit,
  SeriesQuery,
} from '@daybook/schema/contract/series';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { seriesTimes } from '@daybook/schema/rules/series-times';
import { SERIES_HAS_CONFLICTS } from '@daybook/schema/words/series-texts';
import type { Context } from '../../context.ts';
import { writeOrTakeBack } from '../../database/dry-run.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { mustPlan } from '../../diary/refusals.ts';
import { foldedAddress } from '../../emails/folded-address.ts';
import { Refusal } from '../../http/errors.ts';
import type { Turn } from '../../runtime/next-turn.ts';
import { no } from '../../runtime/outcome.ts';
import { keepOffers } from '../../waiting-list/keep-offers-store.ts';
import { isGuardOfSlots } from '../bookings-store.ts';
import { refusalOf, takeAddressToEmail } from '../owner/add-booking.ts';
import { ownerBookingOf } from '../owner/owner-booking-responses.ts';
import { addSeriesIn, type SeriesAsked } from './add-series-store.ts';
import { checkVisit, choiceOf } from './check-visit.ts';

/** Looks at one date after the other, so that others have a turn in between. */
export async function checkSeries(
  context: Context,
  business: BusinessRow,
  query: SeriesQuery,
  turn: Turn,
): Promise<CheckedVisit[]> {
  const { date, start_time, every_weeks, count } = query;
  const times = seriesTimes({ date, start_time }, every_weeks, count);
  return checkAll(context, { business, query, times, attendee: null }, turn);
}

interface AskedSeries extends SeriesAsked {
  /** The limit of emails counts by it. */
  person: string;
}

/** Throws the 402, the 404 and the 429, and the 409 with the list of times as they are now. */
export async function addSeries(
  context: Context,
  { person, ...asked }: AskedSeries,
  turn: Turn,
): Promise<SavedSeries> {
  const { clock, tokens, database, onMailQueued, metrics } = context;
  const { business, request } = asked;
  const now = clock();
  mustPlan(business, now);
  const email = request.attendee_email;
  await takeAddressToEmail(context, { person, business, email });
  const fresh = () => ({ now, reference: referenceFrom(randomBytes(9)), cancel: tokens.fresh() });
  const lockOn = { business: business.id, ...(email !== null && { address: foldedAddress(email) }) };
  const outcome = await writeOrTakeBack(database, lockOn, { isDryRun: false }, async (tx) => {
    const added = await addSeriesIn(tx, asked, database, fresh);
    if (added.ok) await keepOffers(tx, business.id, now);
    return added;
  }).catch((error: unknown) => {
    if (isGuardOfSlots(error)) return no({ is: 'not free' as const });
    throw error;
  });
  if (!outcome.ok) {
    if (outcome.reason.is !== 'not free') throw refusalOf(outcome.reason);
    const toCheck = { business, query: request, times: request.visits, attendee: request };
    const visits = await checkAll(context, toCheck, turn);
    throw new Refusal(409, SERIES_HAS_CONFLICTS, { body: { visits } });
  }
  const { own, isAttendeeEmailed, isRepeat } = outcome.value;
  if (!isRepeat) {
    if (isAttendeeEmailed) onMailQueued();
    own.forEach(() => metrics?.countBooked());
  }
  return { bookings: own.map(ownerBookingOf), is_attendee_notified: isAttendeeEmailed };
}

interface ToCheck {
  business: BusinessRow;
  query: Parameters<typeof choiceOf>[0];
  times: readonly { date: string; start_time: string }[];
  attendee: AddSeriesRequest | null;
}

async function checkAll(
  { clock, database }: Context,
  { business, query, times, attendee }: ToCheck,
  turn: Turn,
): Promise<CheckedVisit[]> {
  const common = { business, choice: choiceOf(query), attendee, now: clock() };
  const checked: CheckedVisit[] = [];
  for (const { date, start_time } of times)
    checked.push(await checkVisit(database.read, { ...common, time: { date, start_time } }, turn));
  return checked;
}
