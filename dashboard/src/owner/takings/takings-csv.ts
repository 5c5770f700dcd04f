import type { Takings } from '@daybook/schema/contract/takings';
import { exportCsv } from '@daybook/schema/rules/csv';
import { PARTS } from './takings-texts.ts';

/** Returns the file with a row for each name, its numbers of bookings and their sums in pounds. */
export function takingsCsv(heading: string, rows: readonly { name: string; takings: Takings }[]): string {
  return exportCsv(
    [heading, ...PARTS.flatMap(({ label }) => [label, `${label} (GBP)`])],
    rows.map(({ name, takings }) => [
      name,
      ...PARTS.flatMap((part) => [String(takings[part.name].bookings), takings[part.name].sum.toFixed(2)]),
    ]),
  );
}
