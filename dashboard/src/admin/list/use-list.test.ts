import { expect, it } from 'vitest';
import { readView } from '#ui/use-query-state.ts';
import { isNarrowed, paramsOf } from './use-list.ts';

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

const read = (query: string) => readView(paramsOf({ ...choices, kinds }), new URLSearchParams(query));

it('is the whole list when the address is empty or not understood', () => {
  expect(read('')).toEqual(whole);
  expect(read('page=0&filter=elephants&kind=No+letter&sort=1')).toEqual(whole);
});

it('ignores a kind when the list has no kinds', () => {
  expect(readView(paramsOf(choices), new URLSearchParams('kind=booking_confirmed'))).toEqual(whole);
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
