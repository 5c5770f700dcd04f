import { expect, it } from 'vitest';
import { tidyPostcode } from './postcode.ts';

it.each([
  ['m218bq', 'M21 8BQ'],
  ['M21 8BQ', 'M21 8BQ'],
  ['m1 1ae', 'M1 1AE'],
  ['B338th', 'B33 8TH'],
  ['cr2  6xh', 'CR2 6XH'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['W1a 0Ax', 'W1A 0AX'],
  ['gir0aa', 'GIR 0AA'],
  ['dn5 51pt', 'DN55 1PT'],
  // Not British, not whole, or not a postcode.
  ['d02 x285', 'd02 x285'],
  ['1012ab', '1012ab'],
  ['k1a 0b1', 'k1a 0b1'],
  ['m21', 'm21'],
  ['m21 8bq, manchester', 'm21 8bq, manchester'],
  ['', ''],
])('%j is %j', (typed, tidy) => {
  expect(tidyPostcode(typed)).toBe(tidy);
});
