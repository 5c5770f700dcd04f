import { expect, it } from 'vitest';
import { amountText } from './Download.tsx';

it.each([
  [1, '1 kB'],
  [1000, '1 kB'],
  [849_001, '850 kB'],
  [1_000_000, '1.0 MB'],
  [12_340_000, '12.3 MB'],
])('reads %d bytes as %s', (bytes, text) => {
  expect(amountText(bytes)).toBe(text);
});
