import { calls } from '@daybook/schema/contract/calls';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { idempotencyKeyOf } from '../http/body.ts';
import type { Context } from '../context.ts';
import { answerInSteps } from '../http/ndjson.ts';
import type { Mount } from '../http/mount.ts';
import { createChangePattern } from './change-pattern.ts';
import { createPatternCreation } from './create-pattern.ts';
import { patternAnswer } from './pattern-responses.ts';
import { createPublishPattern } from './publish-patterns.ts';

export function mountPatterns(mount: Mount, context: Context): void {
  const { clock, tell } = context;
  const { patterns: store, patternsChanged, patternsPublished } = context.stores;
  const publish = createPublishPattern({ ...context, store: patternsPublished });
  const createPattern = createPatternCreation({ store, publish, clock });
  const changePattern = createChangePattern({ ...context, store: patternsChanged, patterns: store, publish });
  mount(calls.listPatterns, async ({ business }) => {
    const found = await store.list(business.id, todayIn(business.timezone, clock()));
    return found.map(patternAnswer);
  });

  mount(calls.createPattern, ({ business, body, query, request }) =>
    answerInSteps(
      createPattern({
        business,
        request: body,
        idempotencyKey: idempotencyKeyOf(request),
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
