/** A diary made anew, in steps: what stands of it is kept event by event. */
import type { Diary } from '@daybook/schema/contract/diary';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { DIARY_CHARACTERS_MAX, DIARY_DAYS_AHEAD, DIARY_EVENTS_MAX } from '@daybook/schema/words/limits';
import { nextTurn } from '../next-turn.ts';
import type { CountEvent } from './count-events.ts';
import { countedEvent, diaryOf, openingEventOf, openingSlots, type CountedEvent } from './diary.ts';
import { createEventMemory, type LookedAt } from './event-memory.ts';
import { diaryNotFound } from './standing.ts';
import type { DiaryStore, ListedEvent } from './store.ts';

/** Characters of JSON kept of events, for all diaries together. */
const KEPT_CHARACTERS = 16_000_000;
/** Events that one step reads; counting what is held of them takes turns of its own. */
const EVENTS_A_STEP = 25;

interface ShownEvent extends CountedEvent {
  characters: number;
}

/** Throws the 404 of a business that is gone. */
export type BuildDiary = (businessId: number, now: number) => Promise<Diary>;

export function createBuildDiary(store: DiaryStore, countEvent: CountEvent): BuildDiary {
  const memory = createEventMemory<ShownEvent>(KEPT_CHARACTERS, ({ characters }) => characters);

  /** Those of one step, in their order; those that are gone meanwhile are left out. What is kept costs no turn. */
  async function show(listed: readonly ListedEvent[], at: LookedAt): Promise<ShownEvent[]> {
    const shown = new Map(listed.map((event) => [event.id, memory.get(event, at)]));
    const missing = listed.filter(({ id }) => !shown.get(id)).map(({ id }) => id);
    if (missing.length === 0) return [...shown.values()].filter((event) => event !== null);
    await nextTurn();
    for (const planned of await store.loadPlanned(missing)) {
      const counted = countedEvent(planned, await countEvent(planned, at));
      const made = { ...counted, characters: JSON.stringify(counted.event).length };
      memory.keep(planned.event, at, made);
      shown.set(planned.event.id, made);
    }
    return [...shown.values()].filter((event) => event !== null);
  }

  async function showAll(listed: readonly ListedEvent[], at: LookedAt): Promise<ShownEvent[]> {
    const shown: ShownEvent[] = [];
    let left = DIARY_CHARACTERS_MAX;
    for (let from = 0; from < listed.length; from += EVENTS_A_STEP) {
      for (const event of await show(listed.slice(from, from + EVENTS_A_STEP), at)) {
        left -= event.characters;
        if (left < 0 && shown.length > 0) return shown;
        shown.push(event);
      }
    }
    return shown;
  }

  return async function buildDiary(businessId, now) {
    const business = await store.loadBusiness(businessId);
    if (!business || business.deletedAt !== null) throw diaryNotFound();
    const { timezone } = business;
    const today = todayIn(timezone, now);
    const to = addDays(today, DIARY_DAYS_AHEAD);
    const listed = await store.listEvents({ businessId, from: today, to, limit: DIARY_EVENTS_MAX });
    const shown = await showAll(listed, { timezone, today, now });
    const opening = openingEventOf(shown);
    const contents = opening && (await store.loadEvent(opening.id));
    return diaryOf(business, shown, contents && openingSlots(contents, timezone, now));
  };
}
