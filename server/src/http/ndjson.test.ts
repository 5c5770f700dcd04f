import { expect, it } from 'vitest';
import { Refusal } from './errors.ts';
import { answerInSteps, linesResponse } from './ndjson.ts';

/** Yields the numbers from 1, two per batch, and records where it was stopped. */
function counting(until: number) {
  const seen = { last: 0, isEnded: false };
  async function* count(): AsyncGenerator<number[], void> {
    try {
      for (let number = 1; number <= until; number += 2) {
        seen.last = number + 1;
        yield [number, number + 1];
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, batches: count() };
}

it('sends one value per line', async () => {
  const answer = linesResponse(counting(4).batches);
  expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson');
  expect(await answer.text()).toBe('1\n2\n3\n4\n');
});

it('works only as fast as it is read, and stops when nobody reads any longer', async () => {
  const { seen, batches } = counting(1000);
  const reader = linesResponse(batches).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(seen.isEnded).toBe(true);
  expect(seen.last).toBeLessThan(10);
});

/** Returns work that takes so many steps and ends with 'done', or throws `fault`. */
function working(steps: number, fault?: Error) {
  const seen: { steps: number; told: unknown[] } = { steps: 0, told: [] };
  async function* work(): AsyncGenerator<number, string, void> {
    for (let step = 1; step <= steps; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.steps = step;
      yield step;
    }
    if (fault) throw fault;
    return 'done';
  }
  return { seen, answer: answerInSteps(work(), (error) => void seen.told.push(error)) };
}

it('returns the outcome of work without steps, and rejects as it does', async () => {
  expect(await working(0).answer).toBe('done');
  await expect(working(0, new Refusal(409, 'no')).answer).rejects.toThrow('no');
});

it('sends each step of long work, then its outcome', async () => {
  const answer = await working(2).answer;
  expect(answer instanceof Response && (await answer.text())).toBe('1\n2\n"done"\n');
});

it('ends with the refusal of work that could not go on, and reports an error instead of an outcome', async () => {
  const refused = await working(1, new Refusal(409, 'no', { body: { left: 3 } })).answer;
  const [, last] = refused instanceof Response ? (await refused.text()).split('\n') : [];
  expect(JSON.parse(last ?? '')).toEqual({ status: 409, error: 'no', message: 'no', left: 3 });
  const fault = new Error('a fault');
  const { seen, answer } = working(1, fault);
  const broken = await answer;
  expect(broken instanceof Response && (await broken.text())).toBe('1\n');
  expect(seen.told).toEqual([fault]);
});

it('goes on with long work when nobody listens any longer', async () => {
  const { seen, answer } = working(20);
  const response = await answer;
  if (response instanceof Response) await response.body?.cancel();
  await expect.poll(() => seen.steps).toBe(20);
});
