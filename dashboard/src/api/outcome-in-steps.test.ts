import { expect, it } from 'vitest';
import type { DatesProgress, StoppedChange } from '@daybook/schema/contract/change-dates';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { outcomeInSteps } from './outcome-in-steps.ts';

interface Outcome {
  changed: number;
}

async function heard(...lines: (Outcome | DatesProgress | StoppedChange)[]) {
  const told: DatesProgress[] = [];
  const outcome = outcomeInSteps<Outcome>(
    async (onLine) => {
      lines.forEach(onLine);
      await Promise.resolve();
    },
    (progress) => void told.push(progress),
  );
  return { told, outcome: await outcome };
}

it('reports how many dates have changed and resolves to the outcome', async () => {
  const first = { dates_changed: 12, dates: 30 };
  const second = { dates_changed: 24, dates: 30 };
  expect(await heard(first, second, { changed: 30 })).toEqual({
    told: [first, second],
    outcome: { changed: 30 },
  });
});

it('rejects as a refused call does when the change stopped after some dates', async () => {
  const stopped = { status: 409, error: 'Your bookings have changed.' };
  await expect(heard({ dates_changed: 12, dates: 30 }, stopped)).rejects.toMatchObject({
    status: 409,
    text: 'Your bookings have changed.',
  });
});

it('counts lines without an outcome as no response', async () => {
  await expect(heard({ dates_changed: 12, dates: 30 })).rejects.toMatchObject({
    status: null,
    text: NETWORK_ERROR,
  });
});
