import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTEMPTS_AT_LEAST,
  FIRST_WAIT,
  GIVE_UP_AFTER,
  GIVE_UP_REFUSED_AFTER,
  JITTER,
  LONGEST_WAIT,
  nextAttemptAt,
} from './retry.ts';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.integer({ min: 1, max: 2000 });
const age = fc.integer({ min: 0, max: 2 * GIVE_UP_AFTER });

/** Returns every wait of an email that always fails, until it is given up. */
function life(randoms: () => number): { waits: number[]; age: number } {
  const waits: number[] = [];
  let now = 0;
  for (;;) {
    const failed = { attempts: waits.length + 1, createdAt: 0, now, isRefused: false };
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
        const next = nextAttemptAt({ attempts, createdAt: 0, now, isRefused: false }, () => random);
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
    const failed = { attempts: 3, createdAt: 0, now: 1000, isRefused: false };
    expect(nextAttemptAt(failed, () => 0)).not.toBe(nextAttemptAt(failed, () => 0.9));
  });
});

describe('giving up', () => {
  it('happens after a day of refusals, also when no other email shows that the server takes any', () => {
    const refused = { attempts: 100, createdAt: 0, isRefused: true };
    expect(nextAttemptAt({ ...refused, now: GIVE_UP_REFUSED_AFTER - 1 }, Math.random)).not.toBeNull();
    expect(nextAttemptAt({ ...refused, now: GIVE_UP_REFUSED_AFTER }, Math.random)).toBeNull();
    const notRefused = { ...refused, isRefused: false };
    expect(nextAttemptAt({ ...notRefused, now: GIVE_UP_REFUSED_AFTER }, Math.random)).not.toBeNull();
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
    const old = { createdAt: 0, now: 3 * GIVE_UP_AFTER, isRefused: false };
    expect(nextAttemptAt({ ...old, attempts: ATTEMPTS_AT_LEAST - 1 }, Math.random)).not.toBeNull();
    expect(nextAttemptAt({ ...old, attempts: ATTEMPTS_AT_LEAST }, Math.random)).toBeNull();
  });
});
