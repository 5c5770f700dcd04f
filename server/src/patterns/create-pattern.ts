import type { DatesProgress } from '@daybook/schema/contract/change-dates';
import type { PatternOutcome, PatternRequest } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { lastPublishable, patternDates } from '@daybook/schema/rules/pattern-dates';
import { CHANGES_FROM_PAST } from '@daybook/schema/words/pattern-texts';
import type { BusinessRow } from '../database/tables.ts';
import { mustPlan } from '../diary/refusals.ts';
import { refusalOfField } from '../http/errors.ts';
import type { Clock } from '../runtime/clock.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { NOTHING_DONE, patternAnswer, patternRefusals } from './pattern-responses.ts';
import { ruleOf } from './pattern-shape.ts';
import type { PatternsStore } from './patterns-store.ts';
import type { PublishPattern } from './publish-patterns.ts';

interface Parts {
  store: PatternsStore;
  publish: PublishPattern;
  clock: Clock;
}

interface PatternToCreate {
  business: BusinessRow;
  request: PatternRequest;
  idempotencyKey: string | null;
  isDryRun: boolean;
}

/** Throws the 402 if the business may not plan events, and the 400 if all dates are past. */
export function mustHaveDates(
  business: BusinessRow,
  { until_date }: Pick<PatternRequest, 'until_date'>,
  now: number,
): void {
  mustPlan(business, now);
  if (until_date !== null && until_date < todayIn(business.timezone, now))
    throw refusalOfField('until_date', CHANGES_FROM_PAST);
}

export type CreatePattern = ReturnType<typeof createPatternCreation>;

export function createPatternCreation({ store, publish, clock }: Parts) {
  /**
   * Yields how many of the missing dates are published. If it is sent again with the same key, it returns the
   * same weekly hours and publishes what is still missing.
   */
  return async function* createPattern({
    business,
    request,
    idempotencyKey,
    isDryRun,
  }: PatternToCreate): AsyncGenerator<DatesProgress, PatternOutcome, void> {
    const now = clock();
    mustHaveDates(business, request, now);
    const today = todayIn(business.timezone, now);
    const wanted = { business, request, idempotencyKey, today, now };
    const { id, ...planned } = mustBeOk(await store.create(wanted, isDryRun), patternRefusals);
    if (isDryRun) {
      const dates = patternDates(ruleOf(planned), today, lastPublishable(today, planned.weeksAhead));
      return { ...NOTHING_DONE, pattern: null, published: dates };
    }
    const published: string[] = [];
    for await (const step of publish(id)) {
      published.push(...step.published);
      if (published.length < step.missing) yield { dates_changed: published.length, dates: step.missing };
    }
    const created = await store.listOne(business.id, id, today);
    return { ...NOTHING_DONE, pattern: created && patternAnswer(created), published };
  };
}
