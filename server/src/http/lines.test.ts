import { expect, it } from 'vitest';
import { linesResponse } from './lines.ts';

/** Counts from 1, two a batch, and notes where it was ended. */
function counting(until: number) {
  const seen = { email: 0, isEnded: false };
  async function* count(): AsyncGenerator<number[], void> {
    try {
      for (let number = 1; number <= until; number += 2) {
        seen.email = number + 1;
        yield [number, number + 1];
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, batches: count() };
}

it('tells one thing a line', async () => {
  const answer = linesResponse(counting(4).batches);
  expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson');
  expect(await answer.text()).toBe('1\n2\n3\n4\n');
});

it('does no more than it is asked for, and ends when nobody listens any longer', async () => {
  const { seen, batches } = counting(1000);
  const reader = linesResponse(batches).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(seen.isEnded).toBe(true);
  expect(seen.email).toBeLessThan(10);
});
