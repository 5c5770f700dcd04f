import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHOOSE, choicePath, NOTHING_CHOSEN, readChoice } from './diary-choice.ts';

const read = (query: string) => {
  const values = new Map(
    query.split('&').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
      return [name, value];
    }),
  );
  return readChoice((name) => values.get(name));
};

const anyId = fc.option(fc.integer({ min: 1, max: 999_999_999_999_999 }));
const parts = {
  date: fc.constantFrom(null, '2026-11-24', '2028-02-29'),
  eventId: anyId,
  venueId: anyId,
  serviceId: anyId,
  personId: anyId,
  slotId: fc.constantFrom(null, '12-3-0-0930'),
  month: fc.constantFrom(null, '2026-12'),
};
const byDate = fc
  .record({ ...parts, catalogueId: fc.constant(null) })
  // A service of no event can't be found again.
  .map((choice) => ({ ...choice, serviceId: choice.eventId && choice.serviceId }));

const byService = fc.record({
  ...parts,
  catalogueId: fc.oneof(fc.integer({ min: 1, max: 999_999_999_999_999 }), fc.constant(CHOOSE)),
  serviceId: fc.constant(null),
});

it('is read from the path that is made of it', () => {
  fc.assert(
    fc.property(fc.oneof(byDate, byService), (choice) => {
      const [path, query = ''] = choicePath('willow', choice).split('?');
      expect(path).toBe('/diary/willow');
      expect(read(query)).toEqual(choice);
    }),
  );
});

it('takes what is invalid as not chosen', () => {
  expect(read('')).toEqual(NOTHING_CHOSEN);
  expect(readChoice(() => undefined)).toEqual(NOTHING_CHOSEN);
  expect(read('date=2026-02-30&month=2026-13&slot=')).toEqual(NOTHING_CHOSEN);
  for (const id of ['0', '01', '-1', '1.5', '1e3', ' 1', '1 ', 'x1', '1x', '1000000000000000'])
    expect([id, read(`event=${id}`).eventId]).toEqual([id, null]);
});
