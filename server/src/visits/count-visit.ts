import { todayIn } from '@daybook/schema/rules/calendar-day';
import { visitedPlace, type VisitedPlace } from '@daybook/schema/rules/visited-place';
import { sitePages } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { isInGoodStanding } from '../businesses/standing.ts';
import type { Clock } from '../clock.ts';
import { judgeVisit, type Marks } from './marks.ts';
import type { VisitsStore } from './visits-store.ts';

export interface CountVisitParts {
  store: Pick<VisitsStore, 'findDiary' | 'addToDiary' | 'addToPage'>;
  clock: Clock;
}

/**
 * Counts that somebody who allows it has opened the page of that path, and answers what their browser is to keep of
 * that. Null for a page that is not counted: only public pages are, and diaries at which one may book.
 */
export type CountVisit = (path: string, marks: Marks) => Promise<Marks | null>;

/** A place as it is counted. */
interface Countable {
  /** Its name among the marks. */
  mark: string;
  /** On its own clock. */
  today: string;
  add: (today: string, isNewVisitor: boolean) => Promise<void>;
}

export function createCountVisit({ store, clock }: CountVisitParts): CountVisit {
  async function countable(place: VisitedPlace): Promise<Countable | null> {
    const now = clock();
    if ('page' in place) {
      const { page } = place;
      const add: Countable['add'] = (date, isNew) => store.addToPage(sitePages[page], date, isNew);
      return { mark: page, today: todayIn(DEFAULT_TIMEZONE, now), add };
    }
    const diary = await store.findDiary(place.slug);
    if (!diary || diary.isDemo || !isInGoodStanding(diary, now)) return null;
    const { id, timezone } = diary;
    return {
      mark: `d${id}`,
      today: todayIn(timezone, now),
      add: (date, isNew) => store.addToDiary(id, date, isNew),
    };
  }

  return async (path, marks) => {
    const place = visitedPlace(path);
    const found = place && (await countable(place));
    if (!found) return null;
    const { mark, today, add } = found;
    const { isNewVisit, isNewVisitor, marks: kept } = judgeVisit(mark, today, marks);
    if (isNewVisit) await add(today, isNewVisitor);
    return kept;
  };
}
