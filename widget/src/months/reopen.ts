/**
 * Loads what the page around asks for and the diary has not loaded: an event or a date of a month that did
 * not come with it.
 */
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import type { Action, Send } from '../diary/actions.ts';
import type { OpenDiary } from '../diary/diary-state.ts';
import { getDiary } from '../diary/server-calls.ts';
import type { Surroundings } from '../diary/surroundings.ts';

/**
 * Call it once for each diary. It returns a function that asks, once, for a newer diary that holds what is
 * asked for.
 */
export function reopener(
  { origin, slug }: Pick<Surroundings, 'origin' | 'slug'>,
  signal: AbortSignal,
  send: Send,
) {
  let last: DiaryChoice | null = null;

  async function reopen(choice: DiaryChoice) {
    last = choice;
    const diary = await getDiary(origin, slug, choice, signal).catch(() => null);
    // The page may have asked for something else by now.
    if (!diary || last !== choice) return;
    send({ type: 'refreshed', diary, now: Date.now() });
    send({ type: 'chose', choice, by: 'page' });
  }

  return ({ diary }: OpenDiary, action: Action) => {
    if (action.type !== 'chose' || action.choice === last) return;
    last = null;
    if (action.by === 'page' && !holdsWish(diary, action.choice)) void reopen(action.choice);
  };
}

function holdsWish({ events, dates }: OpenDiary['diary'], { eventId, date }: DiaryChoice): boolean {
  if (eventId) return events.some(({ id }) => id === eventId);
  return !date || dates.some((day) => day.date === date);
}
