import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import { SAMPLE } from '../diary/sample-diary.ts';
import { openingHoursOf, teamOf } from './open-texts.ts';

const times = [
  { start_time: '09:00', end_time: '12:00' },
  { start_time: '13:00', end_time: '17:00' },
];
const week = [[], times, times, times, times, [], []];
/** A Tuesday. */
const TODAY = '2026-11-24';
const shown = (more: Partial<Diary>) => openingHoursOf({ ...SAMPLE, ...more }, TODAY);
const typing = (opening_hours: string) => ({ business: { ...SAMPLE.business, opening_hours } });
const title = (more: Partial<Diary>) => shown(more)?.title;

describe('opening hours', () => {
  it('say when the business is open today, and on each day of the week', () => {
    const hours = shown({ open_times: { today: times, week } });
    expect(hours).toMatchObject({ title: 'Open today', isOpen: true });
    expect(hours?.times.replaceAll('\u{a0}', ' ')).toBe('09:00 to 12:00, 13:00 to 17:00');
    expect(hours?.week?.map((day) => day.isToday)).toEqual([false, true, false, false, false, false, false]);
    expect(hours?.week?.at(-1)).toEqual({ name: 'Sunday', times: 'Closed', isToday: false });
  });

  it('say that it is closed, and for how long where it is off', () => {
    const open_times = { today: [], week };
    expect(title({ open_times })).toBe('Closed today');
    const closures = [{ from_date: '2026-11-20', to_date: '2026-11-25' }];
    expect(title({ open_times, closures })).toBe('Closed 20 to 25 November');
    expect(title({ ...typing('9 to 5'), closures })).toBe('Closed 20 to 25 November');
  });

  it('are as the owner typed them', () => {
    expect(shown(typing('Mondays\n9 to 5'))).toMatchObject({
      title: 'Opening hours',
      typed: 'Mondays\n9 to 5',
      week: null,
    });
  });

  it('are left out where nothing is known of them', () => {
    expect(shown({})).toBe(null);
  });

  it('announce the next closing days, those that follow one another together', () => {
    const closures = [
      { from_date: '2026-12-24', to_date: '2026-12-24' },
      { from_date: '2027-06-01', to_date: '2027-06-02' },
    ];
    const bank_holidays = [
      { date: '2026-11-28', name: 'A day with times of its own' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-28', name: 'Boxing Day' },
    ];
    const hours = shown({ open_times: { today: times, week }, closures, bank_holidays });
    expect(hours?.closures).toEqual(['Closed 24 to 25 December', 'Closed Monday 28 December']);
  });
});

describe('the team', () => {
  const events = (...names: string[]) => ({
    people: [],
    events: SAMPLE.events.map((event) => ({ ...event, people: names.map((name, id) => ({ id, name })) })),
  });
  const called = (...names: string[]) => teamOf(events(...names)).map((one) => one.called);

  it('is called by first names, where these are enough', () => {
    expect(called('Ruth Ellis', 'Maya')).toEqual(['Ruth', 'Maya']);
    expect(called('Ruth Ellis', 'Ruth Marsh')).toEqual(['Ruth Ellis', 'Ruth Marsh']);
    expect(called('Dr Ruth Ellis', 'Maya Orr')).toEqual(['Dr Ruth Ellis', 'Maya']);
  });

  it('is not shown for a business of one', () => {
    expect(called('Ruth Ellis')).toEqual([]);
  });
});
