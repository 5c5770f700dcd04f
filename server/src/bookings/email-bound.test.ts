import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STRANGERS_EMAILS_PER_DAY, STRANGERS_EMAILS_PER_HOUR } from '@daybook/schema/figures/bounds';
import { EMAILS_COUNT_FOR, secondsUntilEmail } from './email-bound.ts';

const HOUR = 3_600_000;

it('lets no hour and no day bring more than their bounds, however impatient a stranger is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 300 }), (pauses) => {
      const written: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        if (secondsUntilEmail(written, now) === 0) written.unshift(now);
      }
      const most = (within: number) =>
        Math.max(0, ...written.map((end) => written.filter((at) => at <= end && at > end - within).length));
      expect(most(HOUR)).toBeLessThanOrEqual(STRANGERS_EMAILS_PER_HOUR);
      expect(most(EMAILS_COUNT_FOR)).toBeLessThanOrEqual(STRANGERS_EMAILS_PER_DAY);
    }),
  );
});

it('says the second from which there is room, and not one later', () => {
  const instants = fc.array(fc.integer({ min: 0, max: 30 * HOUR }), { maxLength: STRANGERS_EMAILS_PER_DAY });
  fc.assert(
    fc.property(instants, (unordered) => {
      const written = unordered.sort((one, other) => other - one);
      const now = written[0] ?? 0;
      const seconds = secondsUntilEmail(written, now);
      expect(secondsUntilEmail(written, now + seconds * 1000)).toBe(0);
      if (seconds > 0) expect(secondsUntilEmail(written, now + (seconds - 1) * 1000)).toBe(1);
    }),
  );
});
