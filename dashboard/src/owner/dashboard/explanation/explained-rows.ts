import type { ExplainedTime } from '@daybook/schema/contract/explanation';
import { startsBetween, timesBetween } from './explanation-texts.ts';

interface ExplainedRow {
  label: string;
  /** Empty if the times are free. */
  reasons: ExplainedTime['reasons'];
}

/** The starts of a service overlap, so `isByStart` labels rows by start. */
export function rowsOf(times: readonly ExplainedTime[], isByStart: boolean): ExplainedRow[] {
  const groups: ExplainedTime[][] = [];
  for (const time of times) {
    const last = groups.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(time)) last.push(time);
    else groups.push([time]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const label = isByStart
      ? startsBetween(first.start_time, last.start_time)
      : timesBetween(first.start_time, last.end_time);
    return [{ label, reasons: first.reasons }];
  });
}

const keyOf = ({ reasons }: ExplainedTime) => JSON.stringify(reasons);
