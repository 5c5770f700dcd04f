/**
 * Publishes the dates of weekly hours in steps: when they are saved, and when the date changes in their
 * business's time zone.
 */

import { PATTERNS_MAX } from '@daybook/schema/figures/bounds';
import type { PatternStop } from '@daybook/schema/words/pattern-texts';
import { lockForTexts } from '../businesses/text-room-store.ts';
import type { Context } from '../context.ts';
import { NEW_TOGETHER, weightOfNew } from '../events/change-many-dates.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import { partsOf } from './pattern-shape.ts';
import {
  listDuePatterns,
  findSeen,
  missingDates,
  leftBehind,
  catchUpDate,
  publishDate,
  settlePattern,
} from './publish-store.ts';

type PublishContext = Pick<Context, 'database' | 'clock' | 'onMailQueued'>;

/** How many weekly hours take turns. */
const PATTERNS_TOGETHER = 50;

interface PublishedStep {
  published: string[];
  /** How many dates had none before the first step. */
  missing: number;
}

export async function* publishPattern(
  { database, clock, onMailQueued }: PublishContext,
  patternId: number,
): AsyncGenerator<PublishedStep, void> {
  const seen = await findSeen(database.read, patternId);
  if (!seen) return;
  const publish = (date: string) =>
    database.write(lockForTexts(seen.business), (tx) => publishDate(tx, { seen, date, now: clock() }));
  for (const date of await leftBehind(database.read, seen, clock())) {
    await catchUpDate(database, { seen, date, now: clock() });
    yield { published: [], missing: 0 };
  }
  const dates = await missingDates(database.read, seen, clock());
  let stop: PatternStop | null = null;
  const weight = weightOfNew(partsOf(seen.pattern.event));
  for (const together of stepsOf(dates, () => weight, NEW_TOGETHER)) {
    if (isForAll(stop)) break;
    const outcomes = await Promise.all(together.map(async (date) => ({ date, of: await publish(date) })));
    const published = outcomes.flatMap(({ date, of }) => (of.ok && of.value ? [date] : []));
    yield { published, missing: dates.length };
    for (const { of } of outcomes) {
      if (of.ok) continue;
      if (of.reason === 'overtaken') return;
      stop = of.reason;
    }
  }
  const why = stop;
  const isEmailed = await database.write({ business: seen.business.id }, (tx) =>
    settlePattern(tx, seen, why, clock()),
  );
  if (isEmailed) onMailQueued();
}

/** Publishes what is due of one business, for an owner who waits for it: at once instead of within a minute. */
export async function publishForBusiness(context: PublishContext, businessId: number): Promise<void> {
  const { read } = context.database;
  const due = await listDuePatterns(read, { now: context.clock(), businessId, limit: PATTERNS_MAX });
  await inTurns(due.map((id) => publishPattern(context, id)));
}

/** Returns false for a reason that concerns one date: another may still have people, places or services. */
const isForAll = (stop: PatternStop | null) => stop === 'too many' || stop === 'no room';

async function inTurns(going: AsyncGenerator<unknown, void>[]): Promise<void> {
  let left = going;
  while (left.length > 0) {
    const next: typeof left = [];
    for (const one of left) if (!(await one.next()).done) next.push(one);
    left = next;
  }
}

/**
 * Publishes everything that is due, each minute. Weekly hours are due when the date changes in their business's
 * time zone, when they are saved, and when their business may plan events again. They take turns, so that none
 * waits for all dates of another.
 */
export function publishPatternsJob(context: PublishContext): Job {
  const { database, clock } = context;
  async function run(): Promise<void> {
    for (let after = 0; ;) {
      const ids = await listDuePatterns(database.read, { now: clock(), after, limit: PATTERNS_TOGETHER });
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
      await inTurns(ids.map((id) => publishPattern(context, id)));
    }
  }
  return { name: 'weekly hours', pattern: '* * * * *', run };
}
