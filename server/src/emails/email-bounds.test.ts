import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STRANGERS_EMAILS_PER_DAY, STRANGERS_EMAILS_PER_HOUR } from '@daybook/schema/figures/bounds';
import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import {
  confirmationWait,
  EMAILS_COUNT_FOR,
  secondsUntilEmail,
  STRANGERS_EMAILS,
  type WrittenConfirmations,
} from './email-bounds.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const none: WrittenConfirmations = { forBusiness: [], toAddress: [], ofAccount: [] };
const ago = (...milliseconds: number[]) => milliseconds.map((span) => NOW - span);
const wait = (written: Partial<WrittenConfirmations>) => confirmationWait({ ...none, ...written }, NOW);

describe('an email that asks to confirm an address', () => {
  it('may be written when there was none before', () => {
    expect(wait({})).toBeNull();
  });

  it.each<[string, Partial<WrittenConfirmations>, ReturnType<typeof wait>]>([
    [
      'waits a minute after the last one',
      { forBusiness: ago(20_000) },
      { reason: 'just written', seconds: 40 },
    ],
    ['and no longer', { forBusiness: ago(MINUTE) }, null],
    [
      'is the sixth to that address today',
      { toAddress: ago(1 * HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 5 * HOUR) },
      { reason: 'too many', seconds: 19 * 3600 },
    ],
    [
      'is the fifth, for whichever business',
      { toAddress: ago(1 * HOUR, 2 * HOUR, 3 * HOUR, 5 * HOUR, 24 * HOUR) },
      null,
    ],
    [
      'is the sixth of the account in an hour, wherever they went',
      { ofAccount: ago(1, 2, 3, 4, 59 * MINUTE) },
      { reason: 'too many', seconds: 60 },
    ],
    [
      'is the twenty-first of the account in a day',
      { ofAccount: ago(...Array.from({ length: 20 }, (_, index) => (index + 2) * HOUR)) },
      { reason: 'too many', seconds: 3 * 3600 },
    ],
    [
      'names the longer wait',
      { forBusiness: ago(0), toAddress: ago(0, 0, 0, 0, 0), ofAccount: ago(0) },
      { reason: 'too many', seconds: 24 * 3600 },
    ],
  ])('%s', (_, written, answer) => {
    expect(wait(written)).toEqual(answer);
  });

  it('never exceeds any bound, however its owner goes about it', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 2 * HOUR }),
      business: fc.nat(2),
      to: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const emails: { at: number; business: number; to: number }[] = [];
        let now = NOW;
        for (const { after, business, to } of steps) {
          now += after;
          const times = (which: (email: (typeof emails)[number]) => boolean) =>
            emails
              .filter(which)
              .map(({ at }) => at)
              .reverse();
          const isTo = (email: { to: number }) => email.to === to;
          const written = {
            forBusiness: times((email) => isTo(email) && email.business === business),
            toAddress: times(isTo),
            ofAccount: times(() => true),
          };
          if (confirmationWait(written, now) === null) emails.push({ at: now, business, to });
          const within = (span: number) => emails.filter(({ at }) => at > now - span);
          expect(within(24 * HOUR).filter(isTo).length).toBeLessThanOrEqual(5);
          expect(within(24 * HOUR).length).toBeLessThanOrEqual(20);
          expect(within(HOUR).length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  it('may be written once the wait is over', () => {
    const times = fc.array(fc.integer({ min: 0, max: 30 * HOUR }), { maxLength: 40 });
    fc.assert(
      fc.property(times, times, (toAddress, ofAccount) => {
        const newestFirst = (spans: number[]) => ago(...spans.sort((one, other) => one - other));
        const written = {
          forBusiness: [],
          toAddress: newestFirst(toAddress),
          ofAccount: newestFirst(ofAccount),
        };
        const answer = confirmationWait(written, NOW);
        if (answer) expect(confirmationWait(written, NOW + answer.seconds * 1000)).toBeNull();
      }),
    );
  });
});

describe('the emails that strangers cause', () => {
  it('never exceeds the bounds of an hour or a day, however impatient a stranger is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 300 }), (pauses) => {
        const written: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          if (secondsUntilEmail(written, STRANGERS_EMAILS, now) === 0) written.unshift(now);
        }
        const most = (within: number) =>
          Math.max(0, ...written.map((end) => written.filter((at) => at <= end && at > end - within).length));
        expect(most(HOUR)).toBeLessThanOrEqual(STRANGERS_EMAILS_PER_HOUR);
        expect(most(EMAILS_COUNT_FOR)).toBeLessThanOrEqual(STRANGERS_EMAILS_PER_DAY);
      }),
    );
  });

  it('returns the first second at which there is room', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 30 * HOUR }), {
      maxLength: STRANGERS_EMAILS_PER_DAY,
    });
    fc.assert(
      fc.property(instants, (unordered) => {
        const written = unordered.sort((one, other) => other - one);
        const now = written[0] ?? 0;
        const seconds = secondsUntilEmail(written, STRANGERS_EMAILS, now);
        expect(secondsUntilEmail(written, STRANGERS_EMAILS, now + seconds * 1000)).toBe(0);
        if (seconds > 0)
          expect(secondsUntilEmail(written, STRANGERS_EMAILS, now + (seconds - 1) * 1000)).toBe(1);
      }),
    );
  });
});
