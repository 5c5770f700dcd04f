import { expect, it } from 'vitest';
import { createSentNotes } from './sent-notes.ts';

function noting(markSent: (ids: readonly number[]) => Promise<void> = () => Promise.resolve()) {
  const noted: number[][] = [];
  const notes = createSentNotes<number>((ids) => {
    noted.push([...ids]);
    return markSent(ids);
  });
  return { notes, noted };
}

it('records emails that are sent within a moment together, automatically', async () => {
  const { notes, noted } = noting();
  await Promise.all([1, 2, 3].map((id) => notes.add(id)));
  await notes.add(4);
  expect(noted).toEqual([[1, 2, 3], [4]]);
});

it('records at once when it is told to, and each email once', async () => {
  const { notes, noted } = noting();
  const first = notes.add(1);
  notes.flush();
  expect(noted).toEqual([[1]]);
  notes.flush();
  await Promise.all([first, notes.add(2)]);
  expect(noted).toEqual([[1], [2]]);
});

it('rejects for each of them when the database fails, and goes on', async () => {
  let isRefused = true;
  const { notes } = noting(() => (isRefused ? Promise.reject(new Error('disk full')) : Promise.resolve()));
  const outcomes = await Promise.allSettled([notes.add(1), notes.add(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isRefused = false;
  await notes.add(3);
});
