import { describe, expect, it } from 'vitest';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { openedDiary } from './diary-state.ts';
import { NOW, SAMPLE, sampleSlot } from './sample-diary.ts';
import { countText, freeText, ownTime, shortCount } from './wording.ts';

describe("the visitor's own time of a start", () => {
  const open = openedDiary(SAMPLE, completeChoice(SAMPLE, NOTHING_CHOSEN), null, NOW, {});
  const at = (ownZone: string | null, starts_at: string) => ownTime({ ...open, ownZone }, { starts_at });

  it.each([
    ['America/New_York', '2026-11-24T09:00:00Z', '04:00'],
    ['Asia/Kolkata', '2026-11-24T09:00:00Z', '14:30'],
    // The date there is already tomorrow, or still yesterday.
    ['Asia/Kolkata', '2026-11-24T19:00:00Z', 'Wed 00:30'],
    ['Pacific/Honolulu', '2026-11-24T09:00:00Z', 'Mon 23:00'],
  ])('in %s at %s is %s', (zone, instant, text) => {
    expect(at(zone, instant)).toBe(text);
  });

  it.each([['Europe/London'], ['Europe/Lisbon'], [null]])(
    'is not shown in %s, where it is the same',
    (zone) => {
      expect(at(zone, '2026-11-24T09:00:00Z')).toBe('');
    },
  );
});

describe('counts', () => {
  const [event] = SAMPLE.events;
  if (!event) throw new Error('the sample has events');

  it("are 'Full' when everything is taken and 'Over' when everything has begun", () => {
    const none = { ...event, free_count: 0, taken_count: 4 };
    expect([shortCount(none), shortCount({ ...none, is_over: true })]).toEqual(['Full', 'Over']);
    expect([freeText(none), freeText({ ...none, is_over: true })]).toEqual(['Full', 'Over']);
  });

  it('are neither when nothing is offered, or when nobody booked what the business has closed', () => {
    const empty = { ...event, free_count: 0, slot_count: 0 };
    expect([shortCount(empty), freeText(empty)]).toEqual(['No times', 'No times']);
    expect(freeText({ ...event, free_count: 0, taken_count: 0 })).toBe('No times');
  });

  it("are 'Open' without a limit, and otherwise a number", () => {
    const day = { ...event, event_type: 'day_event' as const };
    expect([event, day, { ...day, free_count: null }].map(shortCount)).toEqual(['3 free', '3 left', 'Open']);
    expect(freeText({ free_count: 1 }, true)).toBe('1 place left');
  });

  it('count the times that were loaded', () => {
    const taken = sampleSlot(1, '10:30', { is_booked: true });
    expect(countText(event, [taken, sampleSlot(1, '11:30')])).toBe('1 free time, Tuesday 24 November');
    expect(countText(event, [taken])).toBe('Full, Tuesday 24 November');
    expect(countText(event, [])).toBe('No times are left on this day.');
  });
});
