import { calls } from '@daybook/schema/contract/calls';
import type { Mount } from '../http/mount.ts';
import type { ChangeDates } from './change-dates.ts';

export function mountDates(mount: Mount, changeDates: ChangeDates): void {
  mount(calls.changeDateHours, ({ business, body, query }) =>
    changeDates.hours(business, body, query.dry_run),
  );
  mount(calls.changeDateWords, ({ business, body, query }) =>
    changeDates.words(business, body, query.dry_run),
  );
  mount(calls.cancelDates, ({ business, body, query }) => changeDates.cancel(business, body, query.dry_run));
}
