/** All the data that we hold for an owner, as one file to take away (UK GDPR, article 20). */
import { Zip, ZipDeflate } from 'fflate';
import { CSV_BOM, csvText } from '@daybook/schema/rules/csv';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ExportedTable } from './export-store.ts';
import type { ExportedRow, ExportedValue } from './exported-row.ts';

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

interface ZippedFile {
  name: string;
  chunks: AsyncIterable<string>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Text is collected up to about so many characters before it is compressed. */
const GATHERED = 65_536;

/** `now` dates the files. Reading stops when the client disconnects. */
function zipStream(files: ZippedFile[], now: number): ReadableStream<Bytes> {
  const chunks = zipChunks(files, new Date(now));
  return new ReadableStream<Bytes>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

async function* zipChunks(files: ZippedFile[], mtime: Date): AsyncGenerator<Bytes, void> {
  let written: Bytes[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  function* drain(): Generator<Bytes> {
    const ready = written;
    written = [];
    yield* ready;
  }
  for (const { name, chunks } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    for await (const text of gathered(chunks)) {
      file.push(new TextEncoder().encode(text));
      yield* drain();
    }
    file.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

async function* gathered(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length < GATHERED) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
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
