import { expect, it } from 'vitest';
import { createMomentCache } from './moment-cache.ts';

const moment = { businessId: 1, version: 1, now: 0 };
const newCache = () => createMomentCache<string>(100, ({ length }) => length);

it('refuses only the client that has used up its limit', async () => {
  const pages = newCache();
  const refused = pages.get('/willow', moment, () => {
    throw new Error('too many requests');
  });
  const made = pages.get('/willow', moment, () => Promise.resolve('the page'));
  await expect(refused).rejects.toThrow('too many requests');
  expect(await made).toBe('the page');
  expect(pages.kept('/willow', moment)).toBe('the page');
});

it('makes a value once for all who wait for it', async () => {
  const pages = newCache();
  let times = 0;
  const make = () => Promise.resolve(`made ${(times += 1)} times`);
  const all = await Promise.all([1, 2, 3].map(() => pages.get('/willow', moment, make)));
  expect(all).toEqual(Array(3).fill('made 1 times'));
});
