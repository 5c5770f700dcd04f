/** The calls for weekly hours. */
import { calls } from '@daybook/schema/contract/calls';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { idempotencyKeyOf } from '../http/body.ts';
import type { Mount } from '../http/mount.ts';
import type { Clock } from '../runtime/clock.ts';
import type { CreatePattern } from './create-pattern.ts';
import { patternAnswer } from './pattern-responses.ts';
import type { PatternsStore } from './patterns-store.ts';

interface PatternParts {
  store: PatternsStore;
  createPattern: CreatePattern;
  clock: Clock;
}

export function mountPatterns(mount: Mount, { store, createPattern, clock }: PatternParts): void {
  mount(calls.listPatterns, async ({ business }) => {
    const found = await store.list(business.id, todayIn(business.timezone, clock()));
    return found.map(patternAnswer);
  });

  mount(calls.createPattern, ({ business, body: request, query, context }) =>
    createPattern({
      business,
      request,
      idempotencyKey: idempotencyKeyOf(context),
      isDryRun: query.dry_run,
    }),
  );
}
