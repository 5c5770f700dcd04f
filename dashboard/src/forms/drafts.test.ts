import { expect, it } from 'vitest';
import { isLike } from './drafts.ts';

const form = { name: '', is_open: false, dates: [''].slice(1), venues: [{ venue_name: '' }] };

it('takes what was typed into the same form', () => {
  const typed = {
    name: 'Open day',
    is_open: true,
    dates: ['2026-11-24'],
    venues: [{ venue_name: 'Hall' }, { venue_name: '' }],
  };
  expect(isLike(form, typed)).toBe(true);
  expect(isLike(form, { ...typed, venues: [] })).toBe(true);
});

it.each([
  null,
  'text',
  [],
  {},
  { ...form, name: 7 },
  { ...form, is_open: undefined },
  { ...form, dates: [{}] },
  { ...form, venues: [{ title: '' }] },
  { ...form, venues: {} },
])('refuses what an earlier form may have kept: %j', (kept) => {
  expect(isLike(form, kept)).toBe(false);
});
