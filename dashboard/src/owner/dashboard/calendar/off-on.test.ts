import { describe, expect, it } from 'vitest';
import type { TimeOff } from '@daybook/schema/contract/time-off';
import { backOn, offOf, offOn } from './off-on.ts';

const off = (more: Partial<TimeOff> = {}): TimeOff => ({
  id: 1,
  resource_id: null,
  name: null,
  starts_on: '2026-12-24',
  ends_on: '2026-12-26',
  start_time: null,
  end_time: null,
  every_year: false,
  note: null,
  ...more,
});
const labelsOn = (date: string, all: TimeOff[], holiday: string | null = null) =>
  offOn(date, all, () => holiday).map(({ label }) => label);

describe('a date of the calendar', () => {
  it('says who is off, from the first day to the last', () => {
    const ann = off({ resource_id: 3, name: 'Ann' });
    expect(labelsOn('2026-12-23', [ann])).toEqual([]);
    expect(labelsOn('2026-12-24', [ann])).toEqual(['Ann is off']);
    expect(labelsOn('2026-12-26', [ann, off()])).toEqual(['Ann is off', 'Closed']);
  });

  it('repeats time off every year, and over New Year', () => {
    const yearly = off({ starts_on: '2020-12-31', ends_on: '2021-01-01', every_year: true });
    expect(labelsOn('2026-12-31', [yearly])).toEqual(['Closed']);
    expect(labelsOn('2027-01-01', [yearly])).toEqual(['Closed']);
    expect(labelsOn('2027-01-02', [yearly])).toEqual([]);
  });

  it('says which hours', () => {
    const [afternoon] = offOn('2026-12-24', [off({ start_time: '13:00', end_time: '17:00' })], () => null);
    expect(afternoon).toMatchObject({ label: 'Closed 13:00 to 17:00', hours: { start: 780, end: 1020 } });
  });

  it('names a bank holiday first', () => {
    expect(labelsOn('2026-12-25', [off()], 'Christmas Day')).toEqual(['Christmas Day', 'Closed']);
  });

  it('shows a person what is theirs and the whole business’s', () => {
    const all = [
      off({ id: 1, resource_id: 3, name: 'Ann' }),
      off({ id: 2, resource_id: 4, name: 'Bob' }),
      off({ id: 3 }),
    ];
    const labels = offOf(
      4,
      offOn('2026-12-24', all, () => null),
    ).map(({ label }) => label);
    expect(labels).toEqual(['Bob is off', 'Closed']);
  });
});

describe('the day on which a person is back', () => {
  const ann = off({ resource_id: 3, name: 'Ann' });
  const backFrom = (date: string, all: TimeOff[], holiday: string | null = null) =>
    backOn(3, date, (day) => offOn(day, all, () => holiday));

  it('is the next on which neither the person nor the business is off', () => {
    expect(backFrom('2026-12-24', [ann])).toBe('2026-12-27');
    expect(backFrom('2026-12-24', [ann, off({ starts_on: '2026-12-27', ends_on: '2026-12-28' })])).toBe(
      '2026-12-29',
    );
  });

  it('is none if the person works or is off for some hours, or on a bank holiday', () => {
    expect(backFrom('2026-12-23', [ann])).toBeNull();
    expect(backFrom('2026-12-24', [{ ...ann, start_time: '13:00', end_time: '17:00' }])).toBeNull();
    expect(backFrom('2026-12-25', [], 'Christmas Day')).toBeNull();
    expect(backFrom('2026-12-24', [{ ...ann, resource_id: 4 }])).toBeNull();
  });

  it('is none for an absence of months', () => {
    expect(backFrom('2026-12-24', [{ ...ann, ends_on: '2027-06-01' }])).toBeNull();
  });
});
