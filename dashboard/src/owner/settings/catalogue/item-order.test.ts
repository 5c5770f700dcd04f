import { expect, it } from 'vitest';
import { orderedWith } from './item-order.ts';

const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
const idsWith = (id: number, to: number) => orderedWith(items, { id, to }).map((item) => item.id);

it('shows an item where it is moving to, up or down', () => {
  expect(idsWith(3, 0)).toEqual([3, 1, 2]);
  expect(idsWith(1, 1)).toEqual([2, 1, 3]);
  expect(idsWith(1, 2)).toEqual([2, 3, 1]);
});

it('keeps the order while nothing moves, or the item is gone', () => {
  expect(orderedWith(items, null)).toEqual(items);
  expect(idsWith(9, 0)).toEqual([1, 2, 3]);
});
