import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingsQuery } from '@daybook/schema/contract/owner-booking';
import { readView, writeView } from '#ui/use-query-state.ts';
import {
  bookingsParams,
  type BookingsView,
  isFiltered,
  searchOf,
  wholeChange,
  wholeTable,
} from './address.ts';

const read = (query: string) => readView(bookingsParams, new URLSearchParams(query));
const write = (query: string, change: Partial<BookingsView>) =>
  writeView(bookingsParams, new URLSearchParams(query), wholeChange(change)).toString();

it('shows the whole table with upcoming bookings first by default', () => {
  expect(read('business=3&tab=bookings')).toEqual(wholeTable);
});

it('asks the server only what its contract accepts, whatever the address holds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(wholeTable)), fc.string()), (query) => {
      expect(() =>
        bookingsQuery.parse(searchOf(readView(bookingsParams, new URLSearchParams(query)))),
      ).not.toThrow();
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
