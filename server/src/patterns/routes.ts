import { calls } from '@daybook/schema/contract/calls';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { idempotencyKeyOf } from '../http/body.ts';
import type { TellError } from '../database/outage.ts';
import { answerInSteps } from '../http/ndjson.ts';
import type { Mount } from '../http/mount.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ChangePattern } from './change-pattern.ts';
import type { CreatePattern } from './create-pattern.ts';
import { patternAnswer } from './pattern-responses.ts';
import type { PatternsStore } from './patterns-store.ts';

interface PatternParts {
  store: PatternsStore;
  createPattern: CreatePattern;
  changePattern: ChangePattern;
  clock: Clock;
  tell: TellError;
}

export function mountPatterns(
  mount: Mount,
  { store, createPattern, changePattern, clock, tell }: PatternParts,
): void {
  mount(calls.listPatterns, async ({ business }) => {
    const found = await store.list(business.id, todayIn(business.timezone, clock()));
    return found.map(patternAnswer);
  });

  mount(calls.createPattern, ({ business, body: request, query, context }) =>
    answerInSteps(
      createPattern({
        business,
        request,
        idempotencyKey: idempotencyKeyOf(context),
        isDryRun: query.dry_run,
      }),
      tell,
    ),
  );

  mount(calls.changePattern, ({ business, params, query, body }) =>
    answerInSteps(
      changePattern.change({ business, ...params, bookings: body.bookings, isDryRun: query.dry_run }, body),
      tell,
    ),
  );
  mount(calls.pausePattern, ({ business, params, query, body }) =>
    answerInSteps(changePattern.pause({ business, ...params, ...body, isDryRun: query.dry_run }), tell),
  );
  mount(calls.resumePattern, ({ business, params, query, body }) =>
    answerInSteps(changePattern.resume({ business, ...params, ...body, isDryRun: query.dry_run }), tell),
  );
  mount(calls.endPattern, ({ business, params, query, body }) =>
    answerInSteps(changePattern.end({ business, ...params, ...body, isDryRun: query.dry_run }), tell),
  );
}
