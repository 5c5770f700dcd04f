import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { openedDiary } from '../diary/diary-state.ts';
import { NOW, SAMPLE, samplePage } from '../diary/sample-diary.ts';
import { nextChoice } from './NothingFree.tsx';

describe('what comes after a date', () => {
  const open = (change: Partial<typeof SAMPLE>) =>
    openedDiary({ ...SAMPLE, ...change }, samplePage().choice, null, NOW, {});
  const free = { free_count: 2, slot_count: 2, is_nearly_full: false, is_over: false };

  it('is the next date with something free', () => {
    expect(nextChoice(open({}), '2026-11-30')).toEqual({ ...NOTHING_CHOSEN, date: '2027-01-04' });
    expect(nextChoice(open({}), '2027-01-04')).toBeNull();
  });

  it('is a date of the same service, with that service and person chosen', () => {
    const cuts = SAMPLE.events.find(({ id }) => id === 2);
    if (!cuts) throw new Error('the sample has services');
    const renumbered = cuts.services.map((service) => ({ ...service, id: service.id + 100 }));
    const again = { ...cuts, id: 9, event_date: '2026-11-30', event_name: 'Monday', services: renumbered };
    const others = SAMPLE.events.filter(({ id }) => id !== 2);
    const state = open({ events: [{ ...cuts, free_count: 0 }, ...others, again] });
    const choice = { ...NOTHING_CHOSEN, date: cuts.event_date, eventId: 2, serviceId: 22, personId: 7 };
    const expected = { date: '2026-11-30', eventId: 9, serviceId: 122, personId: 7, slotId: null };
    expect(nextChoice({ ...state, choice }, cuts.event_date, cuts)).toMatchObject(expected);
    expect(nextChoice({ ...state, choice }, cuts.event_date)).toMatchObject({ date: '2026-11-28' });
  });

  it('is a date of the same event, otherwise a month that may have one, and only then another event', () => {
    const [event] = SAMPLE.events;
    if (!event) throw new Error('the sample has events');
    const again = { ...event, id: 9, event_date: '2027-01-05' };
    const after = event.event_date;
    expect(nextChoice(open({ events: [...SAMPLE.events, again] }), after, event)).toMatchObject({
      eventId: 9,
    });
    expect(nextChoice(open({ last_date: '2027-02-01' }), after, event)).toMatchObject({ month: '2027-02' });
    expect(nextChoice(open({}), after, event)).toEqual({ ...NOTHING_CHOSEN, date: '2026-11-26' });
  });

  it('is a month to load, when it may have an earlier date', () => {
    const far = open({
      dates: [...SAMPLE.dates, { date: '2027-05-03', ...free }],
      last_date: '2027-06-30',
    });
    expect(nextChoice(far, '2027-01-31')).toMatchObject({ month: '2027-02' });
    expect(nextChoice(open({ last_date: '2027-02-01' }), '2027-01-31')).toMatchObject({ month: '2027-02' });
  });

  it('is nothing in a diary without events', () => {
    expect(nextChoice(open({ dates: [], last_date: null }), '2026-11-31')).toBeNull();
  });
});
