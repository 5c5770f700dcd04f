import { expect, it, vi } from 'vitest';
import { createKeptPictures } from './kept-pictures.ts';

const drawing = () => vi.fn(async ({ heading }: { heading: string }) => Buffer.from(heading));
const said = (heading: string) => ({ heading, line: 'Book online' });
const free = () => undefined;

it('draws a picture once for what it says', async () => {
  const draw = drawing();
  const pictures = createKeptPictures(draw);
  const [one, other] = await Promise.all([
    pictures.get(said('Willow'), free),
    pictures.get(said('Willow'), () => expect.unreachable('nothing is drawn')),
  ]);
  expect([one, other, draw.mock.calls.length]).toEqual([Buffer.from('Willow'), Buffer.from('Willow'), 1]);
});

it('drops the one that was unused longest', async () => {
  const draw = drawing();
  const pictures = createKeptPictures(draw, 2);
  for (const name of ['one', 'two', 'one', 'three', 'one', 'two']) await pictures.get(said(name), free);
  expect(draw.mock.calls.map(([{ heading }]) => heading)).toEqual(['one', 'two', 'three', 'two']);
});

it('draws again after a failure, and draws nothing for a client over its limit', async () => {
  const draw = drawing().mockRejectedValueOnce(new Error('no memory'));
  const pictures = createKeptPictures(draw);
  await expect(pictures.get(said('Willow'), free)).rejects.toThrow('no memory');
  expect(() =>
    pictures.get(said('Willow'), () => {
      throw new Error('too many');
    }),
  ).toThrow('too many');
  expect(String(await pictures.get(said('Willow'), free))).toBe('Willow');
});
