import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { billingStatusOf } from '../billing-status.ts';
import { expiryNoticesDue, nextExpiryNoticeAfter, type ExpiryNoticeState } from './expiry-notices.ts';

const T = Date.parse('2026-11-20T09:00:00Z');

const unpaid: ExpiryNoticeState = {
  id: 7,
  isActive: true,
  paidAt: null,
  trialEndsAt: null,
  trialHours: null,
  coveredUntil: null,
  subscription: null,
  moneyGoneAt: null,
};
const trial: ExpiryNoticeState = { ...unpaid, trialEndsAt: T, trialHours: 48 };
const failing: ExpiryNoticeState = {
  ...unpaid,
  coveredUntil: T + 7 * DAY,
  subscription: {
    id: 3,
    status: 'past_due',
    paidUntil: T - HOUR,
    endsWithPeriod: false,
    failingSince: T,
    createdAt: T - 31 * DAY,
  },
};
const keysAt = (state: ExpiryNoticeState, now: number) =>
  expiryNoticesDue(state, now).map(({ onceKey }) => onceKey);

describe('a trial', () => {
  it('sends an email a day before it ends, and another at its end', () => {
    expect(keysAt(trial, T - DAY - 1)).toEqual([]);
    expect(keysAt(trial, T - DAY)).toEqual([`trial_ending:7:${T}`]);
    expect(keysAt(trial, T - 1)).toEqual([`trial_ending:7:${T}`]);
    expect(keysAt(trial, T)).toEqual([`trial_ended:7:${T}`]);
    expect(keysAt(trial, T + 13 * DAY)).toEqual([`trial_ended:7:${T}`]);
    expect(keysAt(trial, T + 14 * DAY), 'long after').toEqual([]);
  });

  it('of a day sends that email halfway, not at its start', () => {
    const day = { ...trial, trialHours: 24 };
    expect(keysAt(day, T - DAY)).toEqual([]);
    expect(keysAt(day, T - DAY / 2)).toEqual([`trial_ending:7:${T}`]);
  });

  it('sends nothing once the business is paid for or inactive', () => {
    for (const now of [T - HOUR, T + HOUR]) {
      expect(keysAt({ ...trial, paidAt: T - DAY }, now)).toEqual([]);
      expect(keysAt({ ...trial, coveredUntil: T + 30 * DAY }, now)).toEqual([]);
      expect(keysAt({ ...trial, isActive: false }, now)).toEqual([]);
    }
  });
});

describe('a renewal', () => {
  const renewing = (months: number): ExpiryNoticeState => ({
    ...unpaid,
    coveredUntil: T + 7 * DAY,
    subscription: {
      id: 3,
      status: 'active',
      paidUntil: T,
      endsWithPeriod: false,
      failingSince: null,
      createdAt: Date.UTC(2026, 10 - months, 20, 9),
    },
  });

  it('sends an email a week before the first one, and before every sixth', () => {
    const reminded = Array.from({ length: 13 }, (_, at) => at + 1).filter(
      (months) => keysAt(renewing(months), T - 7 * DAY).length > 0,
    );
    expect(reminded).toEqual([1, 6, 12]);
    expect(keysAt(renewing(1), T - 7 * DAY)).toEqual([`subscription_renewing:3:${T}`]);
    expect(keysAt(renewing(1), T - 7 * DAY - 1)).toEqual([]);
    expect(keysAt(renewing(1), T)).toEqual([]);
  });

  it('sends nothing if the subscription ends then', () => {
    const { subscription } = renewing(1);
    if (!subscription) throw new Error('no subscription');
    const expiryNotice = { ...renewing(1), subscription: { ...subscription, endsWithPeriod: true } };
    expect(keysAt(expiryNotice, T - DAY)).toEqual([]);
  });
});

describe('a failed renewal', () => {
  it('sends emails at once, on the third day and on the sixth', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) =>
      keysAt(failing, T + day * DAY).map((key) => key.slice(-1)),
    );
    expect(days).toEqual([['0'], ['0'], ['0'], ['3'], ['3'], ['3'], ['6']]);
    expect(keysAt(failing, T - 1)).toEqual([]);
  });

  it('says with the last email that it is the last', () => {
    const isLastOn = (day: number) => expiryNoticesDue(failing, T + day * DAY).map(({ news }) => news);
    expect(isLastOn(3)).toMatchObject([{ isLast: false, openUntil: T + 7 * DAY }]);
    expect(isLastOn(6)).toMatchObject([{ isLast: true, openUntil: T + 7 * DAY }]);
  });

  it('sends nothing once it is paid', () => {
    const { subscription } = failing;
    if (!subscription) throw new Error('no subscription');
    const paid = { ...subscription, status: 'active' as const, failingSince: null, createdAt: T - 31 * DAY };
    expect(keysAt({ ...failing, subscription: paid }, T + DAY)).toEqual([]);
    expect(keysAt({ ...failing, paidAt: T }, T + DAY), 'the setup was paid for good').toEqual([]);
  });

  it('ends with the grace period, with one email, however the provider ends it', () => {
    const ended = `subscription_ended:3:${T - HOUR}`;
    expect(keysAt(failing, T + 7 * DAY)).toEqual([ended]);
    const { subscription } = failing;
    if (!subscription) throw new Error('no subscription');
    const over = {
      ...failing,
      coveredUntil: T - HOUR,
      subscription: { ...subscription, status: 'ended' as const },
    };
    expect(keysAt(over, T + 7 * DAY)).toEqual([ended]);
    expect(expiryNoticesDue(over, T + 7 * DAY)).toMatchObject([{ news: { why: 'unpaid' } }]);
  });
});

it('reports the end of a cancelled subscription when its paid period ends', () => {
  const cancelled: ExpiryNoticeState = {
    ...unpaid,
    coveredUntil: T,
    subscription: {
      id: 3,
      status: 'ended',
      paidUntil: T,
      endsWithPeriod: true,
      failingSince: null,
      createdAt: T - 31 * DAY,
    },
  };
  expect(keysAt(cancelled, T - 1)).toEqual([]);
  expect(expiryNoticesDue(cancelled, T)).toMatchObject([
    { news: { kind: 'subscription_ended', why: 'cancelled' } },
  ]);
});

it('does not tell of the end of a subscription whose money went back: the email about the money does', () => {
  const ended: ExpiryNoticeState = {
    ...unpaid,
    coveredUntil: T,
    subscription: {
      id: 3,
      status: 'ended',
      paidUntil: T,
      endsWithPeriod: false,
      failingSince: null,
      createdAt: T - 31 * DAY,
    },
  };
  expect(keysAt({ ...ended, moneyGoneAt: T + HOUR }, T + DAY)).toEqual([]);
  expect(keysAt({ ...ended, moneyGoneAt: T - DAY }, T + DAY)).toHaveLength(1);
});

const moment = fc.integer({ min: 0, max: 60 }).map((days) => T + (days - 30) * DAY);
const anyState: fc.Arbitrary<ExpiryNoticeState> = fc.record({
  id: fc.constant(7),
  isActive: fc.boolean(),
  paidAt: fc.option(moment, { freq: 1 }),
  trialEndsAt: fc.option(moment),
  trialHours: fc.option(fc.constantFrom(24, 48)),
  coveredUntil: fc.option(moment),
  moneyGoneAt: fc.option(moment),
  subscription: fc.option(
    fc.record({
      id: fc.constant(3),
      status: fc.constantFrom('active' as const, 'past_due' as const, 'ended' as const),
      paidUntil: moment,
      endsWithPeriod: fc.boolean(),
      failingSince: fc.option(moment),
      createdAt: moment.map((at) => at - 30 * DAY),
    }),
  ),
});

it('reports a closed diary only if it is closed, with one email at a time', () => {
  fc.assert(
    fc.property(anyState, fc.nat(60 * 24), (state, hours) => {
      const now = T + (hours - 30 * 24) * HOUR;
      const due = expiryNoticesDue(state, now);
      expect(due.length).toBeLessThanOrEqual(1);
      const billingStatus = billingStatusOf(state, now);
      const isOpen = billingStatus === 'paid' || billingStatus === 'trial';
      for (const { news } of due)
        expect(news.kind === 'trial_ended' || news.kind === 'subscription_ended').toBe(!isOpen);
    }),
  );
});

it('misses nothing by looking only when an email can become due', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const start = T - 40 * DAY;
      const always = new Set<string>();
      for (let now = start; now < T + 60 * DAY; now += 6 * HOUR)
        keysAt(state, now).forEach((key) => always.add(key));
      const seldom = new Set<string>();
      let looks = 0;
      for (let now: number | null = start; now !== null; now = nextExpiryNoticeAfter(state, now)) {
        looks += 1;
        keysAt(state, now).forEach((key) => seldom.add(key));
      }
      expect([...seldom].sort()).toEqual([...always].sort());
      expect(looks).toBeLessThanOrEqual(7);
    }),
  );
});
