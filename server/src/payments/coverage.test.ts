import { expect, it } from 'vitest';
import { GRACE_DAYS } from '@daybook/schema/figures/periods';
import { coveredUntil, graceEndsAt, type CoverageFacts } from './coverage.ts';

const GRACE = GRACE_DAYS * 86_400_000;
const running: CoverageFacts = { status: 'active', paidUntil: 1000, failingSince: null };
const failing: CoverageFacts = { status: 'past_due', paidUntil: 1000, failingSince: 1010 };
const ended: CoverageFacts = { status: 'ended', paidUntil: 1000, failingSince: null };

it.each<[string, CoverageFacts[], number | null]>([
  ['none covers nothing', [], null],
  ['a running one covers for the grace longer than it is paid for', [running], 1000 + GRACE],
  ['a failing one covers for the grace from when it failed', [failing], 1010 + GRACE],
  ['one that has ended covers what was paid for', [ended], 1000],
  [
    'one that failed before the end of what was paid for covers that',
    [{ ...failing, failingSince: 0, paidUntil: 2 * GRACE }],
    2 * GRACE,
  ],
  [
    'of several the one that lasts longest counts',
    [ended, running, { ...ended, paidUntil: 3 }],
    1000 + GRACE,
  ],
])('%s', (_, subscriptions, expected) => {
  expect(coveredUntil(subscriptions)).toBe(expected);
});

it('has a grace period while a renewal is unpaid, and none otherwise', () => {
  expect([running, failing, ended].map(graceEndsAt)).toEqual([null, 1010 + GRACE, null]);
});
