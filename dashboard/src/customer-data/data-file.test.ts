import { expect, it } from 'vitest';
import { erasureStatus, heldBooking, type ErasureStatus } from '@daybook/schema/contract/customer-data';
import { exampleBooking, exampleData } from '#api/example-my-data.ts';
import { dataFile, dataFileName, PARTS_OF_DATA_FILE } from './data-file.ts';

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
