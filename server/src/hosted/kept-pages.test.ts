import { expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { createKeptPages } from './kept-pages.ts';

const moment = { businessId: 1, version: 1, now: 0 };

it('refuses only the client that has used up its limit', async () => {
  const pages = createKeptPages();
  const refused = pages.get('willow', NOTHING_CHOSEN, moment, () => {
    throw new Error('too many requests');
  });
  const made = pages.get('willow', NOTHING_CHOSEN, moment, () => 'the page');
  await expect(refused).rejects.toThrow('too many requests');
  expect(await made).toMatchObject({ length: 'the page'.length });
  expect(pages.find('willow', NOTHING_CHOSEN, moment)).toBe(await made);
});

it('renders a page once for all who wait for it', async () => {
  const pages = createKeptPages();
  let times = 0;
  const make = () => `made ${(times += 1)} times`;
  const all = await Promise.all([1, 2, 3].map(() => pages.get('willow', NOTHING_CHOSEN, moment, make)));
  expect(times).toBe(1);
  expect(new Set(all).size).toBe(1);
});
