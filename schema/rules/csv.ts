/** Tables as files that spreadsheets open: RFC 4180, in UTF-8. */

import { EXPORT_CREDIT } from '../words/product.ts';
import { oneLine } from './clean-text.ts';

/** Precedes the text, so that Excel reads it as UTF-8. */
export const CSV_BOM = '\uFEFF';
export const CSV_TYPE = 'text/csv;charset=utf-8';

/**
 * Spreadsheets run a cell that begins like a formula, even after spaces or in full-width characters (OWASP,
 * 'CSV Injection'). An apostrophe in front makes it text.
 */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Turns rows of cells into text: commas, CRLF after every row, quotes where they are needed, no CSV_BOM. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${csvLine(row)}\r\n`).join('');
}

/** Returns a cell's text, with an apostrophe in front if a spreadsheet would read it as a formula. */
export function guardedCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function csvLine(row: readonly string[]): string {
  // A row of one empty cell would be an empty line, which readers skip.
  if (row.length === 1 && row[0] === '') return '""';
  return row.map((cell) => quoted(guardedCell(cell))).join(',');
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the whole file with its byte order mark: a heading, the rows in order, and our credit. */
export function exportCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const credit = columns.map((_, column) => (column === 0 ? EXPORT_CREDIT : ''));
  return CSV_BOM + csvText([columns, ...rows.map((row) => row.map(oneLine)), credit]);
}

/** Returns a name such as 'businesses-2026-11-24.csv'. `today` is YYYY-MM-DD. */
export function exportName(what: string, today: string): string {
  return `${what}-${today}.csv`;
}
