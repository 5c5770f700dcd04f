import { expect, it } from 'vitest';
import { inDiaryOrder, withMonth } from './diary-months.ts';

const event = (id: number, event_date: string, start_time = '09:00', free = 1) => ({
  id,
  event_date,
  start_time,
  free,
});
const diary = {
  name: 'Willow',
  events: [event(2, '2026-11-24'), event(9, '2027-05-02', '10:00')],
  dates: [{ date: '2026-11-24' }, { date: '2027-05-02' }],
  carried_months: ['2026-11', '2026-12'],
};

it('adds a month to those that are loaded, in order of date and start', () => {
  const grown = withMonth(diary, {
    month: '2027-05',
    events: [
      event(8, '2027-05-02', '10:00'),
      event(10, '2027-05-02', '08:00'),
      event(9, '2027-05-02', '10:00', 0),
    ],
    dates: [{ date: '2027-05-02' }, { date: '2027-05-09' }],
    next: null,
  });
  expect(grown.events).toEqual([
    event(2, '2026-11-24'),
    event(10, '2027-05-02', '08:00'),
    event(8, '2027-05-02', '10:00'),
    event(9, '2027-05-02', '10:00', 0),
  ]);
  expect(grown.dates.map(({ date }) => date)).toEqual(['2026-11-24', '2027-05-02', '2027-05-09']);
  expect(grown).toMatchObject({ name: 'Willow', carried_months: ['2026-11', '2026-12', '2027-05'] });
});

it('does not count a month as complete before its last part', () => {
  const part = { month: '2027-01', events: [event(4, '2027-01-02')], dates: [], next: '2027-01-02 09:00 4' };
  expect(withMonth(diary, part).carried_months).toEqual(['2026-11', '2026-12']);
  expect(withMonth(withMonth(diary, part), { ...part, next: null }).carried_months).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
});

it('puts an earlier month and dates that come in any order into theirs', () => {
  const grown = withMonth(diary, {
    month: '2026-10',
    events: [],
    dates: [{ date: '2026-10-20' }, { date: '2026-10-06' }],
    next: null,
  });
  expect(grown.dates.map(({ date }) => date)).toEqual([
    '2026-10-06',
    '2026-10-20',
    '2026-11-24',
    '2027-05-02',
  ]);
  expect(grown.carried_months).toEqual(['2026-10', '2026-11', '2026-12']);
});

it('lists the older one first of events that begin together', () => {
  const ids = inDiaryOrder([event(10, '2026-11-24'), event(9, '2026-11-24')]).map(({ id }) => id);
  expect(ids).toEqual([9, 10]);
});
