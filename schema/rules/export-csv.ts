/** What all exports of lists share. */
import { EXPORT_CREDIT } from '../words/product.ts';
import { oneLine } from './clean-text.ts';
import { CSV_BOM, csvText } from './csv.ts';

/** Returns the whole file with its byte order mark: column names, one row each in the given order, and who made it. */
export function exportCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const credit = columns.map((_, column) => (column === 0 ? EXPORT_CREDIT : ''));
  return CSV_BOM + csvText([columns, ...rows.map((row) => row.map(oneLine)), credit]);
}

/** Returns the file's name: 'businesses' gives 'businesses-2026-11-24.csv'. `today` is YYYY-MM-DD. */
export function exportName(what: string, today: string): string {
  return `${what}-${today}.csv`;
}
