import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { answerInSteps } from '../http/ndjson.ts';
import { cancelDates, changeDateHours, changeDateWords } from './change-dates.ts';

export function mountDates(mount: Mount, context: Context): void {
  const { tell } = context;
  mount(calls.changeDateHours, ({ business, body, query }) =>
    answerInSteps(changeDateHours(context, business, body, query.dry_run), tell),
  );
  mount(calls.changeDateWords, ({ business, body, query }) =>
    answerInSteps(changeDateWords(context, business, body, query.dry_run), tell),
  );
  mount(calls.cancelDates, ({ business, body, query }) =>
    answerInSteps(cancelDates(context, business, body, query.dry_run), tell),
  );
}
