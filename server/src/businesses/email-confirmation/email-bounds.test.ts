import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailWait, type WrittenEmails } from './email-bounds.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-20T09:00:00Z');
const none: WrittenEmails = { forBusiness: [], toAddress: [], ofAccount: [] };
const ago = (...milliseconds: number[]) => milliseconds.map((span) => NOW - span);
const wait = (written: Partial<WrittenEmails>) => emailWait({ ...none, ...written }, NOW);

describe('a letter that asks to confirm an address', () => {
  it('may be written when there was none before', () => {
    expect(wait({})).toBeNull();
  });

  it.each<[string, Partial<WrittenEmails>, ReturnType<typeof wait>]>([
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
            emails.filter(which).map(({ at }) => at);
          const isTo = (email: { to: number }) => email.to === to;
          const written = {
            forBusiness: times((email) => isTo(email) && email.business === business),
            toAddress: times(isTo),
            ofAccount: times(() => true),
          };
          if (emailWait(written, now) === null) emails.push({ at: now, business, to });
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
        const written = { forBusiness: [], toAddress: ago(...toAddress), ofAccount: ago(...ofAccount) };
        const answer = emailWait(written, NOW);
        if (answer) expect(emailWait(written, NOW + answer.seconds * 1000)).toBeNull();
      }),
    );
  });
});
