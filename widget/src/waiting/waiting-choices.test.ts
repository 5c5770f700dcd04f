import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { opened, run } from '../diary/sample-actions.ts';
import { SAMPLE } from '../diary/sample-diary.ts';
import { peopleToWaitFor, servicesToWaitFor, whatFor } from './waiting-choices.ts';

const people = [
  { id: 7, name: 'Ruth' },
  { id: 8, name: 'Mei' },
];
const [first, second, ...rest] = SAMPLE.events;
if (!first || !second) throw new Error('no events');
const cutAgain = second.services.map((service) => ({ ...service, id: service.id + 100 }));
const diary: Diary = {
  ...SAMPLE,
  events: [
    { ...first, people },
    second,
    { ...second, id: 9, event_date: '2026-11-27', services: cutAgain },
    ...rest,
  ],
};
const waitingAt = (at: Partial<DiaryChoice>) =>
  run(opened(at, diary), { type: 'waited', waiting: { at: { ...NOTHING_CHOSEN, ...at }, isSent: false } });

describe('what people on a waiting list can choose', () => {
  it('is what the chosen event offers', () => {
    const state = waitingAt({ eventId: 9 });
    expect(servicesToWaitFor(state)).toEqual([
      ['121', 'Cut'],
      ['122', 'Colour'],
    ]);
    expect(peopleToWaitFor(state)).toEqual([]);
  });

  it('is what all events offer, each once, when none is chosen', () => {
    const state = waitingAt({ month: '2026-12' });
    expect(servicesToWaitFor(state)).toEqual([
      ['21', 'Cut'],
      ['22', 'Colour'],
    ]);
    expect(peopleToWaitFor(state)).toEqual([
      ['7', 'Ruth'],
      ['8', 'Mei'],
    ]);
  });
});

describe('what people on a waiting list ask for', () => {
  const on = (from_date: string, to_date = from_date, service_id = '') => ({
    from_date,
    to_date,
    service_id,
  });

  it('is a service or the day’s event, and the dates', () => {
    const state = waitingAt({ eventId: 9, serviceId: 122 });
    expect(whatFor(state, on('2026-11-27', '2026-11-27', '122'))).toBe('Colour, Friday 27 November');
    expect(whatFor(state, on('2026-11-27', '2026-12-01', '122'))).toBe('Colour, 27 November to 1 December');
    expect(whatFor(state, on('2026-11-27'))).toBe('Event 2, Friday 27 November');
  });

  it('names no event that is on another date, nor one of several', () => {
    expect(whatFor(waitingAt({ eventId: 9 }), on('2026-11-28'))).toBe('Saturday 28 November');
    expect(whatFor(waitingAt({}), on('2026-11-28'))).toBe('Saturday 28 November');
    expect(whatFor(waitingAt({}), on('', '2026-11-28'))).toBe('');
  });
});
