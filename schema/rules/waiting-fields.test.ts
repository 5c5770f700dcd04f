import { expect, it } from 'vitest';
import { NOTHING_CHOSEN, type DiaryChoice } from './diary-choice.ts';
import { daysTyped, daysValue, newWaitingWish, waitingDays } from './waiting-fields.ts';

const TODAY = '2026-11-24';
const datesAt = (at: Partial<DiaryChoice>) => {
  const { from_date, to_date } = newWaitingWish({ ...NOTHING_CHOSEN, ...at }, TODAY);
  return [from_date, to_date];
};

it.each<[string, Partial<DiaryChoice>, [string, string]]>([
  ['a date', { date: '2026-12-03' }, ['2026-12-03', '2026-12-03']],
  ['a month', { month: '2027-02' }, ['2027-02-01', '2027-02-28']],
  [
    'the month on view rather than the chosen date',
    { month: '2026-12', date: '2026-11-26' },
    ['2026-12-01', '2026-12-31'],
  ],
  ['this month from today on', { month: '2026-11' }, ['2026-11-24', '2026-11-30']],
  ['four weeks of the whole diary', {}, ['2026-11-24', '2026-12-21']],
  ['any day for a service without a date', { catalogueId: 5 }, ['2026-11-24', '2027-01-24']],
  ['today where a link names a past date', { date: '2026-11-01' }, ['2026-11-24', '2026-11-24']],
])('starts with %s', (_, at, dates) => {
  expect(datesAt(at)).toEqual(dates);
});

it('starts with the service and person that were chosen', () => {
  const at = { ...NOTHING_CHOSEN, serviceId: 21, personId: 7 };
  const chosen = { service_id: '21', person_id: '7', part_of_day: 'any' };
  expect(newWaitingWish(at, TODAY)).toMatchObject(chosen);
  expect(newWaitingWish(NOTHING_CHOSEN, TODAY)).toMatchObject({ service_id: '', person_id: '' });
});

it('offers the day, any day up to a week after it, and any; the first is what the form starts with', () => {
  const daysAt = (date: string | null) => waitingDays({ date }, TODAY).map(daysValue);
  expect(daysAt('2026-12-05')).toEqual([
    '2026-12-05 2026-12-05',
    '2026-11-24 2026-12-12',
    '2026-11-24 2027-01-24',
  ]);
  expect(daysAt('2027-01-20')).toEqual(['2027-01-20 2027-01-20', '2026-11-24 2027-01-24']);
  expect(daysAt(null)).toEqual([datesAt({ catalogueId: 5 }).join(' ')]);
});

it('reads days that were chosen together, and otherwise each date', () => {
  const typed = (fields: Record<string, string>) => daysTyped((name) => fields[name] ?? '');
  const each = { from_date: '2026-12-01', to_date: '2026-12-02' };
  expect(typed(each)).toEqual(each);
  expect(typed({ ...each, days: '2026-12-05 2026-12-12' })).toEqual({
    from_date: '2026-12-05',
    to_date: '2026-12-12',
  });
  expect(typed({ days: '2026-12-05' })).toEqual({ from_date: '2026-12-05', to_date: '2026-12-05' });
});
