import { expect, it } from 'vitest';
import { readView, writeView } from './list-address.ts';

it('reads back what it wrote, and keeps the rest of the address', () => {
  const query = writeView(new URLSearchParams('business=7&tab=customers'), { search: 'ada', sort: 'latest' });
  expect(query.toString()).toBe('business=7&tab=customers&search=ada&sort=latest');
  expect(readView(query)).toEqual({ search: 'ada', sort: 'latest' });
  expect(writeView(query, { search: '', sort: 'name' }).toString()).toBe('business=7&tab=customers');
});

it('ignores an unknown order', () => {
  expect(readView(new URLSearchParams('sort=age'))).toEqual({ search: '', sort: 'name' });
});
