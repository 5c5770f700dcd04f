import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingsQuery } from '@daybook/schema/contract/owner-booking';
import { searchableOf } from '@daybook/schema/rules/search-words';
import { isFiltered, readView, searchOf, wholeTable, writeView } from './address.ts';
import { SORTS } from './bookings-texts.ts';

const read = (query: string) => readView(new URLSearchParams(query));
const write = (query: string, change: Parameters<typeof writeView>[1]) =>
  writeView(new URLSearchParams(query), change).toString();

const text = fc.string({ maxLength: 80 }).map((some) => some.trim());
const anyView = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  search: text.map(searchableOf),
  event: text,
  person: fc.constantFrom('', '12'),
  customer: fc.constantFrom('', '34'),
  month: fc.constantFrom('', '2026-11', '2027-01'),
  sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
  reference: fc.constantFrom('', 'WC7-K4TP-9H'),
});

it('shows the whole table with upcoming bookings first by default', () => {
  expect(read('business=3&tab=bookings')).toEqual(wholeTable);
});

it('reads back what it wrote, and keeps business and tab', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const query = writeView(new URLSearchParams('business=3&tab=bookings'), view);
      expect(readView(query)).toEqual(view);
      expect([query.get('business'), query.get('tab')]).toEqual(['3', 'bookings']);
    }),
  );
});

it('asks the server only what its contract accepts, whatever the address holds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(wholeTable)), fc.string()), (query) => {
      expect(() => bookingsQuery.parse(searchOf(readView(new URLSearchParams(query))))).not.toThrow();
    }),
  );
});

describe('a change', () => {
  it('leads to the first page', () => {
    expect(write('page=4&search=ada', { sort: 'name-asc' })).toBe('search=ada&sort=name-asc');
  });
  it('of the page keeps the filter', () => {
    expect(write('search=ada&month=2026-11', { page: 2 })).toBe('search=ada&month=2026-11&page=2');
  });
  it('of a filter deselects the selected booking', () => {
    expect(write('reference=WC7-K4TP-9H', { month: '2026-11' })).toBe('month=2026-11');
  });
  it('of everything to the defaults leaves no filter in the address', () => {
    expect(write('tab=bookings&page=2&search=a&event=Cut&month=2026-11&sort=name-asc', wholeTable)).toBe(
      'tab=bookings',
    );
  });
});

it('asks only for the selected booking when there is one', () => {
  expect(searchOf(read('reference=WC7-K4TP-9H&search=ada&page=3'))).toEqual({ reference: 'WC7-K4TP-9H' });
});

it.each([
  ['', false],
  ['sort=name-asc&page=2', false],
  ['search=ada', true],
  ['event=Cut', true],
  ['customer=34', true],
  ['month=2026-11', true],
])('"%s" narrows the table: %s', (query, expected) => {
  expect(isFiltered(read(query))).toBe(expected);
});
