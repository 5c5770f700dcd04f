import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchableOf } from '@daybook/schema/rules/search-words';
import { isNarrowed, readList, writeList, type ListView } from './use-list.ts';

const choices = {
  filters: [
    { value: 'all', label: 'All' },
    { value: 'active', label: 'Active' },
  ],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'code', label: 'Code A-Z' },
  ],
} as const;
const kinds = { label: 'Email', all: 'All emails', choices: [] };
const whole = { page: 1, search: '', filter: 'all', kind: '', sort: 'newest' } as const;

type View = ListView<'all' | 'active', 'newest' | 'code'>;
const read = (query: string) =>
  readList<View['filter'], View['sort']>(new URLSearchParams(query), { ...choices, kinds });
const write = (query: string, change: Partial<View>) =>
  writeList<View['filter'], View['sort']>(
    new URLSearchParams(query),
    { ...choices, kinds },
    change,
  ).toString();

it('is the whole list when the address is empty or not understood', () => {
  expect(read('')).toEqual(whole);
  expect(read('page=0&filter=elephants&kind=No+letter&sort=1')).toEqual(whole);
});

it('ignores a kind when the list has no kinds', () => {
  const query = new URLSearchParams('kind=booking_confirmed');
  expect(readList<View['filter'], View['sort']>(query, choices)).toEqual(whole);
});

it('reads back what it wrote and keeps the rest of the address', () => {
  const anyView = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    search: fc.string({ maxLength: 80 }).map(searchableOf),
    filter: fc.constantFrom('all' as const, 'active' as const),
    kind: fc.constantFrom('', 'booking_confirmed'),
    sort: fc.constantFrom('newest' as const, 'code' as const),
  });
  fc.assert(
    fc.property(anyView, (view) => {
      const written = write('letter=welcome', view);
      expect(read(written)).toEqual(view);
      expect(new URLSearchParams(written).get('letter')).toBe('welcome');
    }),
  );
});

describe('a change', () => {
  it('goes to the first page', () =>
    expect(write('page=4&search=ada', { sort: 'code' })).toBe('search=ada&sort=code'));
  it('of the page keeps the filter', () =>
    expect(write('filter=active', { page: 2 })).toBe('filter=active&page=2'));
  it('that clears everything leaves nothing in the address', () =>
    expect(write('page=2&search=a&filter=active&kind=welcome&sort=code', whole)).toBe(''));
});

it.each([
  ['', false],
  ['sort=code&page=2', false],
  ['search=ada', true],
  ['filter=active', true],
  ['kind=booking_confirmed', true],
])('"%s" narrows the list: %s', (query, expected) => {
  expect(isNarrowed(read(query), choices)).toBe(expected);
});
