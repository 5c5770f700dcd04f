import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readView, writeView } from './address.ts';

it('begins with the first pages and upcoming events', () => {
  expect(readView(new URLSearchParams('business=3'))).toEqual({ page: 1, when: 'upcoming', eventsPage: 1 });
});

it('reads back what it wrote, and keeps the business', () => {
  const view = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    when: fc.constantFrom('upcoming' as const, 'past' as const),
    eventsPage: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(view, (written) => {
      const query = writeView(new URLSearchParams('business=3'), written);
      expect(readView(query)).toEqual(written);
      expect(query.get('business')).toBe('3');
    }),
  );
});

it('opens the other list of events at its first page', () => {
  const query = writeView(new URLSearchParams('page=2&events_page=4'), { when: 'past' });
  expect(readView(query)).toEqual({ page: 2, when: 'past', eventsPage: 1 });
});

it.each(['0', '-1', 'two', '1e9', ''])('takes page=%s for the first page', (page) => {
  expect(readView(new URLSearchParams({ page, events_page: page }))).toMatchObject({
    page: 1,
    eventsPage: 1,
  });
});
