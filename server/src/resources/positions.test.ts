import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, type Placed } from './positions.ts';

const list = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 12 })
  .map((ids) => ids.map((id, at): Placed => ({ id, position: at * 3 + 1 })));

it('puts an item where it was asked for, and leaves the others in their order', () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.nat({ max: 14 }), (items, which, to) => {
      const id = items[which % items.length]?.id ?? 0;
      const changed = new Map(moved(items, id, to).map((item) => [item.id, item.position]));
      const after = items
        .map((item) => ({ ...item, position: changed.get(item.id) ?? item.position }))
        .sort((one, other) => one.position - other.position);
      const ids = after.map((item) => item.id);
      expect(ids.indexOf(id)).toBe(Math.min(to, items.length - 1));
      expect(ids.filter((other) => other !== id)).toEqual(
        items.map((item) => item.id).filter((other) => other !== id),
      );
      expect(new Set(after.map(({ position }) => position)).size).toBe(items.length);
    }),
  );
});

it('changes nothing where it is already there', () => {
  const items = [
    { id: 7, position: 1 },
    { id: 3, position: 2 },
  ];
  expect(moved(items, 3, 1)).toEqual([]);
});
