import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../context.ts';
import { answerInSteps } from '../http/ndjson.ts';
import type { Mount } from '../http/mount.ts';
import { createChangeDates } from './change-dates.ts';

export function mountDates(mount: Mount, context: Context): void {
  const { tell } = context;
  const changeDates = createChangeDates({ ...context, store: context.stores.datesChanged });
  mount(calls.changeDateHours, ({ business, body, query }) =>
    answerInSteps(changeDates.hours(business, body, query.dry_run), tell),
  );
  mount(calls.changeDateWords, ({ business, body, query }) =>
    answerInSteps(changeDates.words(business, body, query.dry_run), tell),
  );
  mount(calls.cancelDates, ({ business, body, query }) =>
    answerInSteps(changeDates.cancel(business, body, query.dry_run), tell),
  );
}
