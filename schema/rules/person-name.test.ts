import { expect, it } from 'vitest';
import { holdsWebAddress } from './person-name.ts';

it.each([
  'You won http://evil.test/',
  'HTTPS://EVIL.TEST',
  '://evil.test',
  'You won WWW.evil.test',
  'ｗｗｗ．evil.test',
  'http：／／evil.test',
  '𝐰𝐰𝐰.evil.test',
  'www。evil.test',
])('%s is not only a name', (name) => {
  expect(holdsWebAddress(name)).toBe(true);
});

it.each([
  'Ruth',
  'St. John',
  'Zoë O’Brien-Łuczak',
  'Wwwyn',
  'J.R.R.',
  'Ruth (née Neilson)',
  'Ruth / Ada',
  'Ruth: x',
])('%s may be a name', (name) => {
  expect(holdsWebAddress(name)).toBe(false);
});
