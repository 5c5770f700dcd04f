import { CUSTOMERS_FILE_BYTES_MAX, CUSTOMERS_MAX } from '@daybook/schema/figures/bounds';
import * as texts from './import-customers-texts.ts';

export interface CustomerTable {
  headings: string[];
  /** Without the headings. Empty rows are left out; `line` counts from 1 with the headings. */
  rows: { line: number; cells: string[] }[];
}

/** Reads a CSV file with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252, or says why it can't. */
export async function readTable(file: Blob): Promise<CustomerTable | { problem: string }> {
  if (file.size > CUSTOMERS_FILE_BYTES_MAX) return { problem: texts.TOO_LARGE };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: texts.UNREADABLE };
  const text = decoded(new Uint8Array(bytes));
  if (text.includes('\0')) return { problem: texts.NOT_CSV };
  const { parse } = await import('papaparse');
  const lines = parse<string[]>(text).data.map((cells, at) => ({ line: at + 1, cells }));
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!head || rows.length === 0) return { problem: texts.NO_ROWS };
  if (rows.length > CUSTOMERS_MAX) return { problem: texts.TOO_MANY_ROWS };
  return { headings: head.cells.map((heading) => heading.trim()), rows };
}

/** Excel saves 'CSV' in Windows-1252, and 'Unicode text' in UTF-16 with a byte order mark. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
