import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTEMPTS_AT_LEAST,
  FIRST_WAIT,
  GIVE_UP_AFTER,
  JITTER,
  LONGEST_WAIT,
  nextAttemptAt,
  REFUSALS_MOST,
} from './retry.ts';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.integer({ min: 1, max: 2000 });
const age = fc.integer({ min: 0, max: 2 * GIVE_UP_AFTER });

/** Returns every wait of an email that always fails, until it is given up. */
function life(randoms: () => number): { waits: number[]; age: number } {
  const waits: number[] = [];
  let now = 0;
  for (;;) {
    const failed = { attempts: waits.length + 1, createdAt: 0, now, refusals: 0, isRefused: false };
    const next = nextAttemptAt(failed, randoms);
    if (next === null) return { waits, age: now };
    waits.push(next - now);
    now = next;
  }
}

describe('the waits between attempts', () => {
  it('are never in the past and never longer than the longest wait with its jitter', () => {
    fc.assert(
      fc.property(attempts, age, random, (attempts, now, random) => {
        const next = nextAttemptAt(
          { attempts, createdAt: 0, now, refusals: 0, isRefused: false },
          () => random,
        );
        if (next === null) return;
        expect(next - now).toBeGreaterThanOrEqual(FIRST_WAIT * (1 - JITTER));
        expect(next - now).toBeLessThanOrEqual(LONGEST_WAIT * (1 + JITTER));
      }),
    );
  });

  it('double from the first wait up to the longest', () => {
    const { waits } = life(() => 0.5);
    expect(waits.slice(0, 7).map((wait) => wait / 1000)).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('differ for emails that failed together', () => {
    const failed = { attempts: 3, createdAt: 0, now: 1000, refusals: 0, isRefused: false };
    expect(nextAttemptAt(failed, () => 0)).not.toBe(nextAttemptAt(failed, () => 0.9));
  });
});

describe('giving up', () => {
  it('happens after three refusals, with the longest wait between them, and not after fewer', () => {
    const refused = { attempts: 1, createdAt: 0, now: 1000, isRefused: true };
    const before = { ...refused, refusals: REFUSALS_MOST - 1 };
    expect(nextAttemptAt(before, () => 0.5)).toBe(1000 + LONGEST_WAIT);
    expect(nextAttemptAt({ ...refused, refusals: REFUSALS_MOST }, Math.random)).toBeNull();
  });

  it('happens after four days', () => {
    fc.assert(
      fc.property(fc.infiniteStream(random), (stream) => {
        const end = life(() => Number(stream.next().value));
        expect(end.age).toBeGreaterThanOrEqual(GIVE_UP_AFTER);
        expect(end.age).toBeLessThan(GIVE_UP_AFTER + LONGEST_WAIT * (1 + JITTER));
      }),
      { numRuns: 20 },
    );
  });

  it('never happens before the email had its attempts, however old it is', () => {
    const old = { createdAt: 0, now: 3 * GIVE_UP_AFTER, refusals: 0, isRefused: false };
    expect(nextAttemptAt({ ...old, attempts: ATTEMPTS_AT_LEAST - 1 }, Math.random)).not.toBeNull();
    expect(nextAttemptAt({ ...old, attempts: ATTEMPTS_AT_LEAST }, Math.random)).toBeNull();
  });
});
