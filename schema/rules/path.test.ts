import { expect, it } from 'vitest';
import { buildPath, withQuery } from './path.ts';

it('fills in the names of a path, and encodes what a stranger could break it with', () => {
  expect(buildPath('/api/diary/:slug/:id', { slug: 'a/b?c', id: 3 })).toBe('/api/diary/a%2Fb%3Fc/3');
});

it('leaves out of a query what has no value, and keeps a zero', () => {
  const query = { date: '2026-11-24', event: null, venue: 0, service: undefined, slot: '', q: 'a&b=c' };
  expect(withQuery('/diary', query)).toBe('/diary?date=2026-11-24&venue=0&q=a%26b%3Dc');
  expect(buildPath('/diary')).toBe('/diary');
});
