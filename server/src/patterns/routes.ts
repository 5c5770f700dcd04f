import { calls } from '@daybook/schema/contract/calls';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { Context } from '../context.ts';
import { idempotencyKeyOf } from '../http/body.ts';
import type { Mount } from '../http/mount.ts';
import { answerInSteps } from '../http/ndjson.ts';
import { changePattern, turnPattern } from './change-pattern.ts';
import { createPattern } from './create-pattern.ts';
import { patternAnswer } from './pattern-responses.ts';
import { listPatterns } from './patterns-store.ts';

export function mountPatterns(mount: Mount, context: Context): void {
  const { database, clock, tell } = context;
  mount(calls.listPatterns, async ({ business }) => {
    const found = await listPatterns(database.read, business.id, todayIn(business.timezone, clock()));
    return found.map(patternAnswer);
  });

  mount(calls.createPattern, ({ business, body, query, request }) =>
    answerInSteps(
      createPattern(context, {
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
      changePattern(context, { business, ...params, bookings: body.bookings, isDryRun: query.dry_run }, body),
      tell,
    ),
  );
  mount(calls.pausePattern, ({ business, params, query, body }) =>
    answerInSteps(
      turnPattern(context, { business, ...params, ...body, isDryRun: query.dry_run }, 'paused'),
      tell,
    ),
  );
  mount(calls.resumePattern, ({ business, params, query, body }) =>
    answerInSteps(
      turnPattern(context, { business, ...params, ...body, isDryRun: query.dry_run }, 'resumed'),
      tell,
    ),
  );
  mount(calls.endPattern, ({ business, params, query, body }) =>
    answerInSteps(
      turnPattern(context, { business, ...params, ...body, isDryRun: query.dry_run }, 'ended'),
      tell,
    ),
  );
}
