import type { DatesProgress } from '@daybook/schema/contract/change-dates';
import type { PatternOutcome, PatternRequest } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { lastPublishable, patternDates } from '@daybook/schema/rules/pattern-dates';
import { CHANGES_FROM_PAST } from '@daybook/schema/words/pattern-texts';
import type { Context } from '../context.ts';
import type { BusinessRow } from '../database/tables.ts';
import { refusalOfField } from '../http/errors.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { NOTHING_DONE, patternAnswer, patternRefusals } from './pattern-responses.ts';
import { ruleOf } from './pattern-shape.ts';
import { findListed, savePattern } from './patterns-store.ts';
import { publishPattern } from './publish-patterns.ts';

interface PatternToCreate {
  business: BusinessRow;
  request: PatternRequest;
  idempotencyKey: string | null;
  isDryRun: boolean;
}

/** Throws the 400 if all dates are past. */
export function mustHaveDates(
  business: BusinessRow,
  { until_date }: Pick<PatternRequest, 'until_date'>,
  now: number,
): void {
  if (until_date !== null && until_date < todayIn(business.timezone, now))
    throw refusalOfField('until_date', CHANGES_FROM_PAST);
}

/**
 * Yields how many of the missing dates are published: none while the business may not plan events. Its weekly
 * hours wait until it may, so that an owner can set up a diary before paying. If it is sent again with the same key, it returns the
 * same weekly hours and publishes what is still missing.
 */
export async function* createPattern(
  context: Pick<Context, 'database' | 'clock' | 'onMailQueued'>,
  { business, request, idempotencyKey, isDryRun }: PatternToCreate,
): AsyncGenerator<DatesProgress, PatternOutcome, void> {
  const { database, clock } = context;
  const now = clock();
  mustHaveDates(business, request, now);
  const today = todayIn(business.timezone, now);
  const wanted = { business, request, idempotencyKey, today, now };
  const { id, ...planned } = mustBeOk(await savePattern(database, wanted, isDryRun), patternRefusals);
  if (isDryRun) {
    const dates = patternDates(ruleOf(planned), today, lastPublishable(today, planned.weeksAhead));
    return { ...NOTHING_DONE, pattern: null, published: dates };
  }
  const published: string[] = [];
  for await (const step of publishPattern(context, id)) {
    published.push(...step.published);
    if (published.length < step.missing) yield { dates_changed: published.length, dates: step.missing };
  }
  const created = await findListed(database.read, business.id, id, today);
  return { ...NOTHING_DONE, pattern: created && patternAnswer(created), published };
}
