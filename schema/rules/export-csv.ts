/** Lists as files: what every export of one has in common. */
import { EXPORT_CREDIT } from '../words/product.ts';
import { oneLine } from './clean-text.ts';
import { CSV_BOM, csvText } from './csv.ts';

/** The whole file, byte order mark included: the columns' names, a row each in the order given, and who made it. */
export function exportCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const credit = columns.map((_, column) => (column === 0 ? EXPORT_CREDIT : ''));
  return CSV_BOM + csvText([columns, ...rows.map((row) => row.map(oneLine)), credit]);
}

/** `today` is YYYY-MM-DD: 'businesses' gives 'businesses-2026-11-24.csv'. */
export function exportName(what: string, today: string): string {
  return `${what}-${today}.csv`;
}
