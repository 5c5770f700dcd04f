import { expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { roundLine, table, type RoundResult } from './report.ts';

const tally = {
  booked: 10,
  cancelled: 2,
  changed: 3,
  moved: 5,
  movedByOwner: 4,
  offered: 7,
  offeredByJob: 6,
  paid: 1,
  emails: 20,
  refused: 4,
};
const round = (given: Partial<RoundResult> = {}): RoundResult => ({
  engine: 'sqlite',
  fault: 'kill',
  done: ['kill -9', 'kill -9'],
  tally,
  wellAfter: 300,
  breaches: [],
  ...given,
});

it('adds up the rounds of each fault, and says how often each thing was done', () => {
  const lines = table([round(), round({ wellAfter: 900 })], []).split('\n');
  const cellsOf = (line = '') => line.split('|').map((cell) => cell.trim());
  expect(cellsOf(lines.at(2))).toEqual(
    cellsOf('| sqlite | kill | 4 × kill -9 | 20 | 4 | 6 | 10 | 8 | 14 | 12 | 2 | 40 | 8 | 900 | none |'),
  );
  expect(cellsOf(lines.at(3)).slice(0, 5)).toEqual(cellsOf('| all |  | 2 rounds | 20'));
});

it('adds up numbers, and says what was skipped', () => {
  const stripe = round({ fault: 'stripe', done: ['3 events late', '2 events late'] });
  const skipped = [{ engine: 'sqlite' as const, fault: 'full disk', why: 'no root' }];
  expect(table([stripe], skipped)).toContain('5 × events late');
  expect(table([stripe], skipped)).toMatch(/sqlite +\| full disk +\| skipped: no root/);
});

it('never hides a breach', () => {
  const lost = round({ breaches: ['booking ABC was acknowledged and is lost'], wellAfter: null });
  expect(roundLine(lost)).toContain('1 BREACHES: booking ABC was acknowledged and is lost');
  expect(roundLine(lost)).toContain('not recovered');
  expect(table([round(), lost], []).split('\n').at(2)).toMatch(/\| 1 +\|$/);
});

it('draws the same numbers again with the same seed', () => {
  const drawn = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.between(1, 6));
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  expect(new Set(drawn(7))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
