import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPage } from '@daybook/schema/rules/page-numbers';
import { oneOf, readView, textLike, writeView } from './use-query-state.ts';

const params = {
  page: readPage,
  month: textLike(/^\d{4}-\d{2}$/),
  sort: oneOf([{ value: 'name' }, { value: 'latest' }]),
};
const read = (query: string) => readView(params, new URLSearchParams(query));

it('reads the defaults from an address that says nothing, or nothing known', () => {
  const defaults = { page: 1, month: '', sort: 'name' };
  expect(read('business=3')).toEqual(defaults);
  expect(read('page=0&month=May&sort=age')).toEqual(defaults);
});

it('reads back what it wrote, and keeps the rest of the address', () => {
  const view = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    month: fc.constantFrom('', '2026-11'),
    sort: fc.constantFrom('name' as const, 'latest' as const),
  });
  fc.assert(
    fc.property(view, (written) => {
      const query = writeView(params, new URLSearchParams('business=3'), written);
      expect(readView(params, query)).toEqual(written);
      expect(query.get('business')).toBe('3');
    }),
  );
});

it('changes only what it is given, and leaves out defaults', () => {
  const query = new URLSearchParams('business=3&page=4&month=2026-11');
  expect(writeView(params, query, { sort: 'latest' }).toString()).toBe(
    'business=3&page=4&month=2026-11&sort=latest',
  );
  expect(writeView(params, query, { page: 1, month: '' }).toString()).toBe('business=3');
});
