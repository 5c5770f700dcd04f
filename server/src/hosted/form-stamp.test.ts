import { expect, test } from 'vitest';
import { createFormStamps } from './form-stamp.ts';

let now = 1_800_000_000_000;
const stamps = createFormStamps(['a secret that is long enough for a test'], () => now);

test('reports how long a form was open', () => {
  const stamp = stamps.fresh();
  now += 4000;
  expect(stamps.ageOf(stamp)).toBe(4000);
});

test('refuses a stamp that it did not make, and one that was changed', () => {
  const stamp = stamps.fresh();
  const [moment = '', seal = ''] = stamp.split('.');
  const earlier = (Number.parseInt(moment, 36) - 60_000).toString(36);
  for (const forged of ['', '.', 'x.y', `${earlier}.${seal}`, `${moment}.`, `${stamp}x`]) {
    expect(stamps.ageOf(forged)).toBeNull();
  }
  expect(createFormStamps(['another secret, also long enough'], () => now).ageOf(stamp)).toBeNull();
});

test('a stamp holds after a newer secret has replaced its own, while its own is still believed', () => {
  const secrets = ['another secret, also long enough', 'a secret that is long enough for a test'] as const;
  const rotated = createFormStamps(secrets, () => now);
  expect(rotated.ageOf(stamps.fresh())).toBe(0);
  expect(stamps.ageOf(rotated.fresh())).toBeNull();
});

test('a stamp holds for a day', () => {
  const stamp = stamps.fresh();
  now += 86_400_000;
  expect(stamps.ageOf(stamp)).toBe(86_400_000);
  now += 1;
  expect(stamps.ageOf(stamp)).toBeNull();
});
