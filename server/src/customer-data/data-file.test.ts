import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  erasureStatus,
  heldBooking,
  type ErasureStatus,
  type MyData,
} from '@daybook/schema/contract/customer-data';
import { dataFile, dataFileName, dataFileText, PARTS_OF_DATA_FILE } from './data-file.ts';
import { exampleBooking, exampleData } from './example-my-data.ts';

const NOW = '2026-11-22T18:30:00.000Z';
const STATUSES: ErasureStatus[] = [
  { is: 'not_asked' },
  { is: 'still_to_come' },
  { is: 'asked', asked_at: NOW, answer_by: '2026-12-22' },
  { is: 'kept', kept_at: NOW, reason: 'Tax', may_ask_from: NOW },
  { is: 'being_erased' },
  { is: 'business_closed', deleted_by: '2026-12-22' },
  { is: 'deletion_due', deleted_by: '2026-12-22' },
];

/** Returns the names of all parts with content, as the file calls them: 'bookings.emails.name'. */
function partsOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return [name, ...value.flatMap((item) => partsOf(item, name))];
  if (typeof value !== 'object' || value === null) return [name];
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, name === '' ? key : `${name}.${key}`));
}

it('names its format, its version and when it was made', () => {
  expect(dataFile(exampleData(), NOW)).toMatchObject({
    format: 'daybook-customer-data',
    version: 1,
    made_at: NOW,
    business: { name: 'Willow & Co. Hair', phone: '01422 555 010', diary: 'willow-co-hair' },
    email: 'ada@example.com',
  });
});

it('explains each of its parts, and no other', () => {
  const files = STATUSES.map((erasure) => dataFile(exampleData({ erasure }), NOW));
  files.push(dataFile(exampleData({ bookings: [exampleBooking({ series: null })] }), NOW));
  const named = new Set(files.flatMap(({ parts: _parts, ...file }) => partsOf(file)));
  expect([...named].sort()).toEqual(Object.keys(PARTS_OF_DATA_FILE).sort());
});

it('knows every state of a deletion request', () => {
  expect(STATUSES.map((status) => status.is)).toEqual(
    erasureStatus.options.map(({ shape }) => shape.is.value),
  );
});

it('includes everything about each booking except the link that cancels it', () => {
  const cancellable = exampleBooking();
  const file = dataFile(exampleData({ bookings: [cancellable, exampleBooking({ cancel_url: null })] }), NOW);
  const { cancel_url: _link, ...held } = heldBooking.parse(cancellable);
  expect(file.bookings).toEqual([held, held]);
  expect(JSON.stringify(file)).not.toMatch(/cancel_url|token/);
});

it('is named after the business and the date', () => {
  expect(dataFileName(exampleData(), NOW)).toBe('my-data-willow-co-hair-2026-11-22.json');
});

const fileWithReferences = z.object({ bookings: z.array(z.object({ booking_reference: z.string() })) });

describe('a file of several pages', () => {
  const numbered = (number: number) => exampleBooking({ booking_reference: `REF-${number}` });

  async function fileOf(pages: number[][], changed: Partial<MyData> = {}) {
    const asked: number[] = [];
    const read = (page: number) => {
      asked.push(page);
      const bookings = (pages[page - 1] ?? []).map(numbered);
      return Promise.resolve(exampleData({ ...changed, bookings, total: 5, page, page_count: pages.length }));
    };
    let text = '';
    for await (const part of dataFileText(await read(1), read, NOW)) text += part;
    const { bookings } = fileWithReferences.parse(JSON.parse(text));
    return { text, asked, references: bookings.map((booking) => booking.booking_reference) };
  }

  it('has every page in order', async () => {
    const { references, asked } = await fileOf([[1, 2], [3, 4], [5]]);
    expect(references).toEqual(['REF-1', 'REF-2', 'REF-3', 'REF-4', 'REF-5']);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('lists a booking once when another, made meanwhile, has moved it to the next page', async () => {
    const { references } = await fileOf([
      [1, 2],
      [2, 3],
    ]);
    expect(references).toEqual(['REF-1', 'REF-2', 'REF-3']);
  });

  it.each([[[[1, 2]]], [[[]]]])('is the same text as if it were made at once: %j', async (pages) => {
    const note = 'She wrote "bookings": [] on a card.';
    const { text } = await fileOf(pages, { note });
    const bookings = pages.flat().map(numbered);
    expect(text).toBe(JSON.stringify(dataFile(exampleData({ note, bookings }), NOW), null, 2));
  });
});
