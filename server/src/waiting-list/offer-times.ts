/** Checks the diaries where people wait, and offers them the times that have become free (decision 287). */
import { OFFERS_AFTER_MOVES_A_DAY, OFFERS_OF_A_TIME, WAITING_DAYS_MAX } from '@daybook/schema/figures/bounds';
import { DAY, OFFERS_QUIET_FROM, OFFERS_QUIET_UNTIL } from '@daybook/schema/figures/periods';
import { startOfDate, todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import type { Slot } from '@daybook/schema/rules/slots';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { OfferRow } from '../database/booking-tables.ts';
import type { Database } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import type { DiaryStore } from '../diary/diary-store.ts';
import type { Job } from '../jobs/schedule.ts';
import type { Clock } from '../runtime/clock.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import {
  endSomeOver,
  keepOpenDates,
  listChangedDiaries,
  listWaiting,
  recordOfferedVersion,
  type KnownEntry,
} from './entries-store.ts';
import { businessesWithExpired, endExpiredOffers } from './expired-offers-store.ts';
import {
  criteriaOf,
  datesWithTimes,
  fittingTimes,
  openEvents,
  type OpenEventsParts,
} from './fitting-times.ts';
import { offersSince } from './offers-store.ts';
import { heldUntil, isWaiting, timeOfSlot, writeOffer } from './write-offer.ts';

interface OfferTimesParts extends OpenEventsParts {
  database: Database;
  diary: DiaryStore;
  clock: Clock;
  onMailQueued: () => void;
}

const BUSINESSES_TOGETHER = 50;
/** Businesses that one run checks, and offers that it makes for each. The next run continues. */
const BUSINESSES_MAX = 200;
const OFFERS_MAX = 50;
const ENTRIES_TOGETHER = 100;

export async function offerTimes(parts: OfferTimesParts): Promise<void> {
  await endWhatIsOver(parts);
  let seen = 0;
  for (let after = 0; seen < BUSINESSES_MAX;) {
    const found = await listChangedDiaries(parts.database.read, after, BUSINESSES_TOGETHER);
    for (const { id, timezone } of found) {
      after = id;
      if (isQuiet(timezone, parts.clock())) continue;
      seen += 1;
      await nextTurn();
      await lookThrough(parts, id);
    }
    if (found.length < BUSINESSES_TOGETHER) return;
  }
}

/** Returns whether it is night in the business's time zone. */
function isQuiet(timezone: string, now: number): boolean {
  const hour = wallClockAt(now, timezone).minutes / 60;
  return hour >= OFFERS_QUIET_FROM || hour < OFFERS_QUIET_UNTIL;
}

async function endWhatIsOver({ database, clock }: OfferTimesParts): Promise<void> {
  const now = clock();
  for (;;) {
    const found = await businessesWithExpired(database.read, now, BUSINESSES_TOGETHER);
    for (const business of found) {
      await database.write({ business }, (tx) => endExpiredOffers(tx, business, now));
      await nextTurn();
    }
    if (found.length < BUSINESSES_TOGETHER) break;
  }
  // Dates before yesterday in UTC are over in every time zone.
  const date = addDays(todayIn('UTC', now), -1);
  const over = { date, askedBy: now - 7 * DAY, now, limit: ENTRIES_TOGETHER };
  while ((await database.write({}, (tx) => endSomeOver(tx, over))) === ENTRIES_TOGETHER) await nextTurn();
}

/** Offers fitting times at one business, and records the version read, so that later changes come next. */
async function lookThrough(parts: OfferTimesParts, businessId: number): Promise<void> {
  const { database, diary, clock } = parts;
  const now = clock();
  const business = await diary.loadBusiness(businessId);
  if (!business) return;
  if (business.hasWaitingList && isBillingActive(business, now) && !business.isDemo) {
    const waiting = (await listWaiting(database.read, businessId)).filter((known) => isWaiting(known, now));
    // If it has made as many offers as one run may, the next continues.
    if (waiting.length > 0 && !(await offerAt(parts, business, waiting, now))) return;
  }
  await database.write({ business: businessId }, (tx) =>
    recordOfferedVersion(tx, businessId, business.diaryVersion),
  );
}

/** Returns false if there may be more to offer. */
async function offerAt(
  parts: OfferTimesParts,
  business: BusinessRow,
  waiting: readonly KnownEntry[],
  now: number,
): Promise<boolean> {
  const all = waiting.map(criteriaOf);
  const from = all.reduce((first, { fromDate }) => (fromDate < first ? fromDate : first), LAST_DATE);
  const to = all.reduce((last, { toDate }) => (toDate > last ? toDate : last), '');
  const events = await openEvents(parts, business, { from, to }, now);
  const openDates = new Map<number, ReadonlySet<string>>();
  for (const known of waiting) {
    await nextTurn();
    openDates.set(known.entry.id, await stillOpen(parts, known, events, now));
  }
  const offered = await offersSince(parts.database.read, business.id, now - WAITING_DAYS_MAX * DAY);
  const run: Run = { parts, business, waiting, openDates, offered, now, left: OFFERS_MAX };
  for (const contents of events) {
    await offerOf(run, contents);
  }
  return run.left > 0;
}

const LAST_DATE = '9999-12-31';

interface Run {
  parts: OfferTimesParts;
  business: BusinessRow;
  /** In order: first come first served. */
  waiting: readonly KnownEntry[];
  openDates: ReadonlyMap<number, ReadonlySet<string>>;
  /** Offers of this business, including those that this run makes. */
  offered: OfferRow[];
  now: number;
  left: number;
}

/** Drops dates that no longer have a time for a person: what becomes free there from now on is offered. */
async function stillOpen(
  { database }: OfferTimesParts,
  known: KnownEntry,
  events: readonly RuledEvent[],
  now: number,
): Promise<ReadonlySet<string>> {
  const { id, businessId, openDates } = known.entry;
  if (openDates.length === 0) return new Set();
  const has = datesWithTimes(events, criteriaOf(known), now);
  const left = openDates.filter((date) => has.has(date));
  if (left.length < openDates.length)
    await database.write({ business: businessId }, (tx) => keepOpenDates(tx, id, left));
  return new Set(left);
}

/** Offers the times of one event, each to the first person whom it fits, until nobody or nothing is left. */
async function offerOf(run: Run, first: RuledEvent): Promise<void> {
  const { parts, business, waiting, openDates, now } = run;
  const { id: eventId, date } = first.event;
  let contents: RuledEvent | null = first;
  for (const known of waiting) {
    if (!contents || run.left === 0) return;
    if (openDates.get(known.entry.id)?.has(date)) continue;
    const made = await offerTo(run, contents, known);
    if (!made) continue;
    run.left -= 1;
    parts.onMailQueued();
    await nextTurn();
    run.offered = await offersSince(parts.database.read, business.id, now - WAITING_DAYS_MAX * DAY);
    contents = await parts.diary.loadEvent(business, eventId);
  }
}

/** Offers somebody the first time that fits and that they may have. Returns whether it did. */
async function offerTo(run: Run, contents: RuledEvent, known: KnownEntry): Promise<boolean> {
  const { parts, now } = run;
  for (const slot of fittingTimes(contents, criteriaOf(known), now)) {
    if (run.offered.some(({ entryId, startsAt }) => entryId === known.entry.id && startsAt === slot.startsAt))
      continue;
    const isAfterMove = isFreedByMove(run, slot);
    if (isAfterMove && offersAfterMoves(run) >= OFFERS_AFTER_MOVES_A_DAY) continue;
    const isTold = heldBefore(run, contents, slot) >= OFFERS_OF_A_TIME;
    const expiresAt = isTold ? null : heldUntil(slot.startsAt, known, now);
    const time = { ...timeOfSlot(slot), expiresAt, isAfterMove };
    const outcome = await writeOffer(parts.database, known, time, now);
    if (outcome.ok) return true;
    // The reason concerns the person, not just this time.
    if (PERSON_IS_DONE.has(outcome.reason.is)) return false;
  }
  return false;
}

const PERSON_IS_DONE = new Set(['entry over', 'offered enough', 'offer open', 'no email', 'too many open']);

const meets = (slot: Slot, { startsAt, endsAt }: Pick<OfferRow, 'startsAt' | 'endsAt'>) =>
  startsAt < slot.endsAt && endsAt > slot.startsAt;

/**
 * Counts how many people have had the time since somebody last took it. Overlapping times of the same people
 * count as one.
 */
function heldBefore({ offered }: Run, { event }: RuledEvent, slot: Slot): number {
  const ofTime = offered.filter(
    (offer) =>
      offer.eventId === event.id &&
      offer.kind === 'held' &&
      meets(slot, offer) &&
      (offer.personId === null || slot.freePeople === null || slot.freePeople.includes(offer.personId)),
  );
  const lastTaken = ofTime.findLastIndex(({ outcome }) => outcome === 'taken');
  return ofTime.length - 1 - lastTaken;
}

/** Returns whether the time was freed today by somebody who took an earlier one. */
function isFreedByMove(run: Run, slot: Slot): boolean {
  return offeredToday(run).some(
    ({ freedFrom, freedUntil }) =>
      freedFrom !== null && freedUntil !== null && meets(slot, { startsAt: freedFrom, endsAt: freedUntil }),
  );
}

const offersAfterMoves = (run: Run) => offeredToday(run).filter(({ isAfterMove }) => isAfterMove).length;

function offeredToday({ business, offered, now }: Run): OfferRow[] {
  const midnight = startOfDate(todayIn(business.timezone, now), business.timezone);
  return offered.filter(({ createdAt }) => createdAt >= midnight);
}

/** Runs each minute. */
export function offerTimesJob(parts: OfferTimesParts): Job {
  return { name: 'waiting lists', pattern: '* * * * *', run: () => offerTimes(parts) };
}
