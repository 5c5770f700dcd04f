import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { opened, run } from '../diary/sample-actions.ts';
import { SAMPLE } from '../diary/sample-diary.ts';
import { peopleToWaitFor, servicesToWaitFor } from './waiting-choices.ts';

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
