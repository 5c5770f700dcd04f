import { expect, it } from 'vitest';
import { exampleBooking, exampleData } from './example-my-data.ts';
import { allMyData } from './my-data.ts';

const numbered = (number: number) => exampleBooking({ booking_reference: `REF-${number}` });
const referencesOf = ({ bookings }: { bookings: { booking_reference: string }[] }) =>
  bookings.map(({ booking_reference }) => booking_reference);

function serverOf(pages: number[][]) {
  const asked: number[] = [];
  const ask = (page: number) => {
    asked.push(page);
    const bookings = (pages[page - 1] ?? []).map(numbered);
    return Promise.resolve(exampleData({ bookings, total: 5, page, page_count: pages.length }));
  };
  return { ask, asked };
}

it('reads every page in order and reports its progress', async () => {
  const { ask, asked } = serverOf([[1, 2], [3, 4], [5]]);
  const told: number[] = [];
  const all = await allMyData(ask, (done) => told.push(done));
  expect(referencesOf(all)).toEqual(['REF-1', 'REF-2', 'REF-3', 'REF-4', 'REF-5']);
  expect([asked, told, all.total]).toEqual([[1, 2, 3], [2, 4, 5], 5]);
});

it('lists a booking once when another, made meanwhile, has moved it to the next page', async () => {
  const all = await allMyData(
    serverOf([
      [1, 2],
      [2, 3],
    ]).ask,
    () => undefined,
  );
  expect(referencesOf(all)).toEqual(['REF-1', 'REF-2', 'REF-3']);
  expect(all.total).toBe(3);
});

it('leaves out of the whole what is true of one page only', async () => {
  const all = await allMyData(serverOf([[1]]).ask, () => undefined);
  expect(Object.keys(all)).not.toContain('page');
  expect(Object.keys(all)).not.toContain('page_count');
});
