/** Checks the diaries where people wait, and offers them the times that have become free. */

import { DAY } from '@daybook/schema/figures/periods';
import {
  OFFERS_AFTER_MOVES_A_DAY,
  OFFERS_OF_A_TIME,
  OFFERS_QUIET_FROM,
  OFFERS_QUIET_UNTIL,
} from '@daybook/schema/figures/waiting-list';
import { startOfDate, todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import type { Slot } from '@daybook/schema/rules/slots';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { Context } from '../context.ts';
import type { OfferRow } from '../database/booking-tables.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { loadBusiness, loadRuledEvent } from '../diary/diary-store.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import {
  keepOpenDates,
  listChangedDiaries,
  listWaiting,
  recordOfferedVersion,
  type KnownEntry,
} from './entries-store.ts';
import { businessesWithExpired, endExpiredOffers } from './expired-offers-store.ts';
import {
  createFittingTimes,
  criteriaOf,
  openEvents,
  withTimes,
  type Criteria,
  type FittingTimes,
} from './fitting-times.ts';
import { offersOfEvent, offersOfMoves, type OfferOfEvent, type OfferOfMove } from './offers-store.ts';
import { businessWithOver, endSomeOver } from './over-entries-store.ts';
import { heldUntil, isWaiting, timeOfSlot, writeOffer } from './write-offer.ts';

type OfferingContext = Pick<Context, 'database' | 'clock' | 'onMailQueued'>;

const BUSINESSES_TOGETHER = 50;
/** Offers that one run makes for each business. The next run continues. */
const OFFERS_MAX = 50;
const ENTRIES_TOGETHER = 100;

export async function offerTimes(context: OfferingContext): Promise<void> {
  await endWhatIsOver(context);
  // All have their turn in each run: an offer changes a diary again, so a bound would always stop before some.
  for (let after = 0; ;) {
    const found = await listChangedDiaries(context.database.read, after, BUSINESSES_TOGETHER);
    for (const { id, timezone } of found) {
      after = id;
      if (isQuiet(timezone, context.clock())) continue;
      await nextTurn();
      await lookThrough(context, id);
    }
    if (found.length < BUSINESSES_TOGETHER) return;
  }
}

/** Returns whether it is night in the business's time zone. */
function isQuiet(timezone: string, now: number): boolean {
  const hour = wallClockAt(now, timezone).minutes / 60;
  return hour >= OFFERS_QUIET_FROM || hour < OFFERS_QUIET_UNTIL;
}

async function endWhatIsOver({ database, clock }: OfferingContext): Promise<void> {
  const now = clock();
  for (;;) {
    const found = await businessesWithExpired(database.read, now, BUSINESSES_TOGETHER);
    for (const business of found)
      await database.write({ business }, (tx) => endExpiredOffers(tx, business, now));
    if (found.length < BUSINESSES_TOGETHER) break;
  }
  // Dates before yesterday in UTC are over in every time zone.
  const date = addDays(todayIn('UTC', now), -1);
  const over = { date, askedBy: now - 7 * DAY, now };
  for (;;) {
    const business = await businessWithOver(database.read, over);
    if (business === null) return;
    await database.write({ business }, (tx) => endSomeOver(tx, business, over, ENTRIES_TOGETHER));
  }
}

/** Offers fitting times at one business, and records the version read, so that later changes come next. */
async function lookThrough(context: OfferingContext, businessId: number): Promise<void> {
  const { database, clock } = context;
  const now = clock();
  const business = await loadBusiness(database.read, businessId);
  if (!business) return;
  if (business.hasWaitingList && isBillingActive(business, now) && !business.isDemo) {
    const waiting = (await listWaiting(database.readLong, businessId)).filter((known) =>
      isWaiting(known, now),
    );
    // If it has made as many offers as one run may, the next continues.
    if (waiting.length > 0 && !(await offerAt(context, business, waiting, now))) return;
  }
  await database.write({ business: businessId }, (tx) =>
    recordOfferedVersion(tx, businessId, business.diaryVersion),
  );
}

/** Returns false if there may be more to offer. */
async function offerAt(
  context: OfferingContext,
  business: BusinessRow,
  waiting: readonly KnownEntry[],
  now: number,
): Promise<boolean> {
  const all = waiting.map((known): Waiting => ({ known, criteria: criteriaOf(known) }));
  const from = all.reduce((first, { criteria }) => earlier(first, criteria.fromDate), LAST_DATE);
  const to = all.reduce((last, { criteria }) => (criteria.toDate > last ? criteria.toDate : last), '');
  const midnight = startOfDate(todayIn(business.timezone, now), business.timezone);
  const moves = await offersOfMoves(context.database.read, business.id, midnight);
  const timesOf = createFittingTimes(now);
  const run: Run = {
    context,
    business,
    waiting: all,
    timesOf,
    moves,
    done: new Set(),
    now,
    left: OFFERS_MAX,
  };
  const open = new Set<string>();
  let until = LAST_DATE;
  for await (const ofDate of openEvents(context.database.read, business, { from, to }, now)) {
    await offerOnDate(run, ofDate, open);
    if (run.left > 0) continue;
    until = ofDate[0]?.event.date ?? until;
    break;
  }
  await dropClosed(run, open, until);
  return run.left > 0;
}

const LAST_DATE = '9999-12-31';
const earlier = (one: string, other: string) => (other < one ? other : one);

interface Waiting {
  known: KnownEntry;
  criteria: Criteria;
}

interface Run {
  context: OfferingContext;
  business: BusinessRow;
  /** In order: first come first served. */
  waiting: readonly Waiting[];
  timesOf: (contents: RuledEvent) => FittingTimes;
  /** Today's offers of times that somebody freed by moving, and those that led to such a time. */
  moves: OfferOfMove[];
  /** Ids of entries that get nothing more in this run. */
  done: Set<number>;
  now: number;
  left: number;
}

const openOn = (entryId: number, date: string) => `${entryId} ${date}`;

/** Offers times on a date to those for whom it had none before, and adds to `open` those for whom it has some. */
async function offerOnDate(run: Run, events: readonly RuledEvent[], open: Set<string>): Promise<void> {
  const date = events[0]?.event.date ?? '';
  const wasOpen = run.waiting.filter(({ known }) => known.entry.openDates.includes(date));
  const stillOpen = await withTimes(
    events,
    run.timesOf,
    wasOpen.map(({ criteria }) => criteria),
  );
  for (const { known, criteria } of wasOpen)
    if (stillOpen.has(criteria)) open.add(openOn(known.entry.id, date));
  const waiting = run.waiting.filter(({ criteria }) => !stillOpen.has(criteria));
  for (const contents of events) await offerOf(run, contents, waiting);
}

/** Drops dates that no longer have a time for a person: what becomes free there from now on is offered. */
async function dropClosed(
  { context: { database }, business, waiting }: Run,
  open: ReadonlySet<string>,
  until: string,
): Promise<void> {
  const changed = waiting.flatMap(({ known: { entry } }) => {
    const left = entry.openDates.filter((date) => date > until || open.has(openOn(entry.id, date)));
    return left.length < entry.openDates.length ? [{ id: entry.id, left }] : [];
  });
  for (const some of stepsOf(changed, () => 1, ENTRIES_TOGETHER)) {
    await database.write({ business: business.id }, async (tx) => {
      for (const { id, left } of some) await keepOpenDates(tx, id, left);
    });
  }
}

/** Offers the times of one event, each to the first person whom it fits, until nobody or nothing is left. */
async function offerOf(run: Run, first: RuledEvent, waiting: readonly Waiting[]): Promise<void> {
  const { context, business } = run;
  let fitting = run.timesOf(first);
  let contents = first;
  for (const { known, criteria } of waiting) {
    if (run.left === 0) return;
    if (run.done.has(known.entry.id)) continue;
    const slots = await fitting(criteria);
    if (slots.length === 0 || !(await offerTo(run, contents, known, slots))) continue;
    run.left -= 1;
    context.onMailQueued();
    const next = await loadRuledEvent(context.database.read, business, first.event.id);
    if (!next) return;
    contents = next;
    fitting = run.timesOf(next);
  }
}

/** Offers somebody the first of the times that they may have. Returns whether it did. */
async function offerTo(
  run: Run,
  { event }: RuledEvent,
  known: KnownEntry,
  slots: readonly Slot[],
): Promise<boolean> {
  const { context, now } = run;
  const offered = await offersOfEvent(context.database.read, event.id);
  for (const slot of slots) {
    if (offered.some(({ entryId, startsAt }) => entryId === known.entry.id && startsAt === slot.startsAt))
      continue;
    const isAfterMove = isFreedByMove(run, slot);
    if (isAfterMove && offersAfterMoves(run) >= OFFERS_AFTER_MOVES_A_DAY) continue;
    const isTold = heldBefore(offered, slot) >= OFFERS_OF_A_TIME;
    const expiresAt = isTold ? null : heldUntil(slot.startsAt, known, now);
    const time = { ...timeOfSlot(slot), expiresAt, isAfterMove };
    const outcome = await writeOffer(context.database, known, time, now);
    if (outcome.ok) {
      if (isAfterMove) run.moves.push({ freedFrom: null, freedUntil: null, isAfterMove });
      return true;
    }
    // The next run continues, once some are taken or have expired.
    if (outcome.reason.is === 'too many held') {
      run.left = 0;
      return false;
    }
    // The reason concerns the person, not just this time.
    if (PERSON_IS_DONE.has(outcome.reason.is)) {
      run.done.add(known.entry.id);
      return false;
    }
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
function heldBefore(offered: readonly OfferOfEvent[], slot: Slot): number {
  const ofTime = offered.filter(
    (offer) =>
      offer.kind === 'held' &&
      meets(slot, offer) &&
      (offer.personId === null || slot.freePeople === null || slot.freePeople.includes(offer.personId)),
  );
  const lastTaken = ofTime.findLastIndex(({ outcome }) => outcome === 'taken');
  return ofTime.length - 1 - lastTaken;
}

/** Returns whether the time was freed today by somebody who took an earlier one. */
function isFreedByMove({ moves }: Run, slot: Slot): boolean {
  return moves.some(
    ({ freedFrom, freedUntil }) =>
      freedFrom !== null && freedUntil !== null && meets(slot, { startsAt: freedFrom, endsAt: freedUntil }),
  );
}

const offersAfterMoves = ({ moves }: Run) => moves.filter(({ isAfterMove }) => isAfterMove).length;

/** Runs each minute. */
export function offerTimesJob(context: OfferingContext): Job {
  return { name: 'waiting lists', pattern: '* * * * *', run: () => offerTimes(context) };
}
