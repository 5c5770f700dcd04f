import { expect, it } from 'vitest';
import { roundLine, table, type RoundResult } from './report.ts';

const tally = { booked: 10, cancelled: 2, changed: 3, paid: 1, emails: 20, turnedAway: 4 };
const round = (given: Partial<RoundResult> = {}): RoundResult => ({
  engine: 'sqlite',
  fault: 'kill',
  thrown: ['kill -9', 'kill -9'],
  tally,
  wellAfter: 300,
  breaches: [],
  ...given,
});

it('adds up the rounds of each fault, and says how often each thing was thrown', () => {
  const lines = table([round(), round({ wellAfter: 900 })], []).split('\n');
  expect(lines.at(2)).toBe('| sqlite | kill | 4 × kill -9 | 20 | 4 | 6 | 2 | 40 | 8 | 900 | nothing |');
  expect(lines.at(3)).toContain('| all |  | 2 rounds | 20 |');
});

it('counts what is told as a number, and says what was skipped', () => {
  const stripe = round({ fault: 'stripe', thrown: ['3 events late', '2 events late'] });
  const skipped = [{ engine: 'sqlite' as const, fault: 'full disk', why: 'no root' }];
  expect(table([stripe], skipped)).toContain('5 × events late');
  expect(table([stripe], skipped)).toContain('| sqlite | full disk | skipped: no root |');
});

it('never hides what was found', () => {
  const lost = round({ breaches: ['booking ABC was acknowledged and is lost'], wellAfter: null });
  expect(roundLine(lost)).toContain('FOUND 1: booking ABC was acknowledged and is lost');
  expect(roundLine(lost)).toContain('not well again');
  expect(table([round(), lost], []).split('\n').at(2)).toMatch(/\| 1 \|$/);
});
