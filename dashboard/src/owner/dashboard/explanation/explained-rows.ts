import type { ExplainedTime } from '@daybook/schema/contract/explanation';
import { groupsBy } from '../overview/GroupedList.tsx';
import { startsBetween, timesBetween } from './explanation-texts.ts';

interface ExplainedRow {
  label: string;
  /** Empty if the times are free. */
  reasons: ExplainedTime['reasons'];
}

/** The starts of a service overlap, so `isByStart` labels rows by start. */
export function rowsOf(times: readonly ExplainedTime[], isByStart: boolean): ExplainedRow[] {
  return groupsBy(times, ({ reasons }) => JSON.stringify(reasons)).flatMap(({ items }) => {
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last) return [];
    const label = isByStart
      ? startsBetween(first.start_time, last.start_time)
      : timesBetween(first.start_time, last.end_time);
    return [{ label, reasons: first.reasons }];
  });
}
