/**
 * Publishes the dates of weekly hours in steps: when they are saved, and when the date changes in their
 * business's time zone.
 */
import type { PatternStop } from '@daybook/schema/words/pattern-texts';
import type { Job } from '../jobs/run-jobs.ts';
import type { Clock } from '../runtime/clock.ts';
import { NEW_TOGETHER, weightOfNew } from '../events/change-many-dates.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import { partsOf } from './pattern-shape.ts';
import type { PublishStore } from './publish-store.ts';

interface PublishParts {
  store: PublishStore;
  clock: Clock;
  onMailQueued: () => void;
}

/** How many weekly hours take turns. */
const PATTERNS_TOGETHER = 50;

interface PublishedStep {
  published: string[];
  /** How many dates had none before the first step. */
  missing: number;
}

export type PublishPattern = (patternId: number) => AsyncGenerator<PublishedStep, void>;

export function createPublishPattern({ store, clock, onMailQueued }: PublishParts): PublishPattern {
  return async function* publish(patternId) {
    const seen = await store.find(patternId);
    if (!seen) return;
    for (const date of await store.leftBehind(seen, clock())) {
      await store.catchUp({ seen, date, now: clock() });
      yield { published: [], missing: 0 };
    }
    const dates = await store.missing(seen, clock());
    let stop: PatternStop | null = null;
    const weight = weightOfNew(partsOf(seen.pattern.event));
    for (const together of stepsOf(dates, () => weight, NEW_TOGETHER)) {
      if (isForAll(stop)) break;
      const outcomes = await Promise.all(
        together.map(async (date) => ({ date, of: await store.publish({ seen, date, now: clock() }) })),
      );
      const published = outcomes.flatMap(({ date, of }) => (of.ok && of.value ? [date] : []));
      yield { published, missing: dates.length };
      for (const { of } of outcomes) {
        if (of.ok) continue;
        if (of.reason === 'overtaken') return;
        stop = of.reason;
      }
    }
    if (await store.settle(seen, stop, clock())) onMailQueued();
  };
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
export function publishPatternsJob(parts: PublishParts): Job {
  const { store, clock } = parts;
  const publish = createPublishPattern(parts);
  async function run(): Promise<void> {
    for (let after = 0; ;) {
      const ids = await store.listDue(clock(), after, PATTERNS_TOGETHER);
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
      await inTurns(ids.map(publish));
    }
  }
  return { name: 'weekly hours', pattern: '* * * * *', run };
}
