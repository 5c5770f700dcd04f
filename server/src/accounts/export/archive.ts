/** All the data that we hold for an owner, as one file to take away (UK GDPR, article 20). */
import { CSV_BOM, csvText } from '@daybook/schema/rules/csv';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ExportedTable } from './export-store.ts';
import type { ExportedRow, ExportedValue } from './exported-row.ts';
import { zipStream, type ZippedFile } from './zip.ts';

interface ExportArchive {
  /** A file name that needs no escaping. */
  name: string;
  content: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Writes each table as JSON and as CSV, page by page as the client reads, so that no table is held whole. */
export function exportArchive(tables: ExportedTable[], email: string, now: number): ExportArchive {
  const day = new Date(now).toISOString().slice(0, 10);
  const files = [
    { name: 'read-me.txt', chunks: once(exportReadMe(PRODUCT_NAME, email, day)) },
    ...tables.flatMap((table): ZippedFile[] => [
      { name: `${table.name}.json`, chunks: jsonOf(table) },
      { name: `csv/${table.name}.csv`, chunks: csvOf(table) },
    ]),
  ];
  return { name: `${PRODUCT_NAME.toLowerCase()}-export-${day}.zip`, content: zipStream(files, now) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** A JSON array with one row on each line. */
async function* jsonOf(table: ExportedTable): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of table.pages()) {
    for (const row of page) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** CSV: a heading, then one row on each line. */
async function* csvOf(table: ExportedTable): AsyncGenerator<string> {
  yield CSV_BOM + csvText([table.columns]);
  for await (const page of table.pages()) yield csvText(page.map((row) => cellsOf(row, table.columns)));
}

function cellsOf(row: ExportedRow, columns: string[]): string[] {
  return columns.map((column) => cellText(row[column] ?? null));
}

function cellText(value: ExportedValue): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The text in the archive of an owner's data, next to its files. */
const exportReadMe = (product: string, email: string, day: string) =>
  `Most of what ${product} held about ${email} on ${day}: the account, its businesses, their events and bookings.
Messages to support, newsletter signups and the emails that we sent are not included.

Each table comes twice: as JSON for programs and as CSV for spreadsheets. Rows refer to other tables by id: an
event to its business, a service and a venue to their event, a booking to all four. Dates and times of day are in
the business's time zone. Instants, which end in Z, are UTC. Prices are in pounds. In the CSV files, a cell that a
spreadsheet would run as a formula has an apostrophe in front.
`;
