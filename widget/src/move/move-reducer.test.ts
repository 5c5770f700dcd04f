import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { ANY } from '@daybook/schema/rules/move-choice';
import type { Action, Change, LaterAction } from '../diary/actions.ts';
import { formOf, BANNER_ID, type DiaryState, type OpenDiary } from '../diary/diary-state.ts';
import { atSlot, choose, gone, opened, sent } from '../diary/sample-actions.ts';
import { SAMPLE, sampleSlot } from '../diary/sample-diary.ts';
import { CONFIRM_ID, confirmed, moveReducer } from './move-reducer.ts';
import { MOVE } from './sample-move.ts';

const RUTH = { id: 7, name: 'Ruth' };
const TEAM = [RUTH, { id: 8, name: 'Sam' }];
const withTeam = { ...SAMPLE, events: SAMPLE.events.map((event) => ({ ...event, people: TEAM })) };
const booking = { ...MOVE.booking, person_id: RUTH.id };

const reduce = moveReducer(booking);
function run(...actions: (Action | Change | LaterAction)[]): OpenDiary {
  const state = actions
    .map((action) => (typeof action === 'function' ? action : sent(action)))
    .reduce<DiaryState>(reduce, { phase: 'loading' });
  if (state.phase !== 'open') throw new Error(`not open but ${state.phase}`);
  return state;
}
const go = (choice: Partial<DiaryChoice>): Action => ({
  type: 'chose',
  choice: { ...NOTHING_CHOSEN, ...choice },
  by: 'person',
});

describe('moving a booking', () => {
  it('keeps its place and person on another date', () => {
    const { choice } = run(opened({ personId: RUTH.id }, withTeam), go({ date: '2026-11-28', eventId: 3 }));
    expect(choice).toMatchObject({ eventId: 3, venueId: 31, personId: RUTH.id });
  });

  it('shows anyone’s times once asked to, on other dates too', () => {
    const { choice } = run(
      opened({}, withTeam),
      go({ eventId: 1, personId: ANY }),
      go({ date: '2026-11-28', eventId: 3 }),
    );
    expect(choice.personId).toBeNull();
  });

  it('leads from a chosen time to what it changes', () => {
    expect(run(opened(), atSlot).focus).toEqual({ id: CONFIRM_ID });
  });

  it('sends without asking for details, and only once', () => {
    const sending = run(opened(), atSlot, confirmed);
    expect(formOf(sending)).toMatchObject({ isSending: true, problems: {} });
    expect(reduce(sending, confirmed)).toBe(sending);
    expect(reduce(sending, choose({ eventId: 2 }))).toBe(sending);
  });

  it('sends nothing without a free time', () => {
    expect(formOf(run(opened(), confirmed)).isSending).toBe(false);
  });

  it('shows fresh times and why when the time is gone', () => {
    const state = run(opened(), atSlot, confirmed, gone);
    expect(state.choice.slotId).toBeNull();
    expect(state.times.slots).toEqual([sampleSlot(1, '17:00')]);
    expect(formOf(state)).toMatchObject({ isSending: false, banner: 'Gone' });
    expect(state.focus).toEqual({ id: BANNER_ID });
  });
});
