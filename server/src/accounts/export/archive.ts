/** All the data that we hold for an owner, as one file to take away (UK GDPR, article 20). */

import { Zip, ZipDeflate } from 'fflate';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { Database, Reader } from '../../database/database.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { writeFile } from '../../import-export/export-business.ts';
import { businessesToExport, readAccount } from './export-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Archive {
  /** A file name that needs no escaping. */
  name: string;
  content: ReadableStream<Bytes>;
}

interface Exporting {
  userId: number;
  email: string;
}

/**
 * Returns a zip file of account.json and each business's own file, all of one moment. It is kept compressed,
 * because a slow client would hold that moment open. `now` is milliseconds since 1970.
 */
export async function archiveOf(
  database: Pick<Database, 'readAtOnce'>,
  { userId, email }: Exporting,
  now: number,
): Promise<Archive> {
  const day = new Date(now).toISOString().slice(0, 10);
  const pieces = await database.readAtOnce(async (read) => {
    const owned = await businessesToExport(read, userId);
    return zipped(
      [
        { name: 'read-me.txt', text: [readMe(email, day)] },
        { name: 'account.json', text: accountText(read, userId, owned) },
        ...owned.map((business) => ({
          name: fileOf(business),
          text: writeFile(read, business, now),
        })),
      ],
      new Date(now),
    );
  });
  return {
    name: `${PRODUCT_NAME.toLowerCase()}-export-${day}.zip`,
    content: ReadableStream.from(pieces),
  };
}

const fileOf = ({ diarySlug }: BusinessRow) => `businesses/${diarySlug}.json`;

/** One row on each line. */
async function* accountText(
  read: Reader,
  userId: number,
  owned: readonly BusinessRow[],
): AsyncGenerator<string> {
  const businesses = owned.map((business) => ({
    id: business.id,
    name: business.name,
    file: fileOf(business),
  }));
  yield `{\n"businesses": ${linesOf(businesses)}`;
  for await (const { name, rows } of readAccount(read, userId)) yield `,\n"${name}": ${linesOf(rows)}`;
  yield '\n}\n';
}

const linesOf = (rows: readonly object[]) =>
  rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

interface ZippedFile {
  name: string;
  text: AsyncIterable<string> | readonly string[];
}

/** Returns the zip file in pieces. `mtime` dates its files. */
async function zipped(files: readonly ZippedFile[], mtime: Date): Promise<Bytes[]> {
  const pieces: Bytes[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { name, text } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    for await (const part of text) file.push(new TextEncoder().encode(part));
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  return pieces;
}

const readMe = (email: string, day: string) =>
  `Most of what ${PRODUCT_NAME} held about ${email} on ${day}. Messages to support, newsletter signups and the emails
that we sent are not included.

account.json: your account, logins, payments, waiting lists and calendars. Instants, which end in Z, are UTC.
Other dates and times are in the business's time zone. Prices are in pounds.

businesses: a file for each business, with its settings, people, places, services, weekly hours, events, bookings,
customers and visits. You can import it into ${PRODUCT_NAME}. BUSINESS-FILE.md in ${PRODUCT_NAME}'s source describes it.
`;
