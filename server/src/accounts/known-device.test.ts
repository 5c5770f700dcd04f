import { expect, it } from 'vitest';
import { readDevice } from './known-device.ts';

const OLD = ['an old secret'] as const;
const BOTH = ['a young secret', ...OLD] as const;
const read = (cookie: string | null) => readDevice(OLD, cookie);

it('knows the accounts that have logged in, and no other', () => {
  const first = read(null);
  expect(first.knows(7)).toBe(false);
  const second = read(first.cookieAfter(7));
  expect([second.knows(7), second.knows(8)]).toEqual([true, false]);
  const third = read(second.cookieAfter(8));
  expect([third.knows(7), third.knows(8)]).toEqual([true, true]);
});

it('drops the account that logged in longest ago, and keeps each once', () => {
  let cookie: string | null = null;
  for (const account of [1, 2, 3, 4, 5, 1, 6]) cookie = read(cookie).cookieAfter(account);
  const device = read(cookie);
  expect([1, 2, 3, 4, 5, 6].filter((account) => device.knows(account))).toEqual([1, 3, 4, 5, 6]);
  expect(cookie?.length).toBeLessThan(150);
});

it('believes no mark that was made for another browser, or made up', () => {
  const [, mark = ''] = read(null).cookieAfter(7).split('.');
  const [id = ''] = read(null).cookieAfter(8).split('.');
  expect(read(`${id}.${mark}`).knows(7)).toBe(false);
  for (const cookie of ['', '.', 'x', `${id}.${'A'.repeat(22)}`, 'é'.repeat(99)])
    expect(read(cookie).knows(7)).toBe(false);
});

it('knows an account after SESSION_SECRET has got another in front', () => {
  const cookie = read(null).cookieAfter(7);
  const device = readDevice(BOTH, cookie);
  expect(device.knows(7)).toBe(true);
  expect(readDevice(['a young secret'], device.cookieAfter(7)).knows(7)).toBe(true);
});
