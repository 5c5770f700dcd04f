import { expect, it } from 'vitest';
import { BUDGETS, RESPONSE_MOST } from './budgets.ts';
import { judge, rowText, type Visit } from './verdict.ts';

const { most } = BUDGETS.widget.shown;
const visit = (given: Partial<Visit> = {}): Visit => ({
  times: { shown: most },
  responses: { 'choosing a time': RESPONSE_MOST },
  shift: 0,
  ...given,
});
const missed = (visits: Visit[]) =>
  judge('widget', visits)
    .filter(({ isMet }) => !isMet)
    .map(({ figure }) => figure);

it('a screen that takes as much as it may, and no more, meets every budget', () => {
  expect(missed([visit()])).toEqual([]);
});

it('times and answers are judged by the median of all visits', () => {
  const slow = visit({ times: { shown: most + 1 }, responses: { 'choosing a time': RESPONSE_MOST + 1 } });
  expect(missed([slow, visit(), visit()])).toEqual([]);
  expect(missed([slow, slow, visit()])).toEqual([
    BUDGETS.widget.shown.what,
    'choosing a time, until answered',
  ]);
});

it('whatever moved in one visit counts', () => {
  expect(missed([visit(), visit({ shift: 0.002 }), visit()])).toEqual(['shift']);
});

it('on a machine that is half as fast, a response may take twice as long', () => {
  const slow = visit({ responses: { 'choosing a time': 2 * RESPONSE_MOST } });
  expect(judge('widget', [slow], 2).every(({ isMet }) => isMet)).toBe(true);
});

it('what was not measured is missed', () => {
  expect(missed([visit({ times: {} })])).toEqual([BUDGETS.widget.shown.what]);
  expect(missed([visit(), visit(), visit({ responses: {} })])).toEqual(['choosing a time, until answered']);
});

it('each row says what was measured, what it may be, and whether that is met', () => {
  const rows = judge('widget', [visit({ shift: 0.25 })]).map((row) => rowText(row).slice(2));
  expect(rows).toEqual([
    ['2,100 ms (2,100–2,100)', '2,100 ms', 'met'],
    ['67 ms (67–67)', '67 ms', 'met'],
    ['0.25 (0.25–0.25)', '0.001', '**missed**'],
  ]);
});
