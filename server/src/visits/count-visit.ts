import { todayIn } from '@daybook/schema/rules/calendar-day';
import { visitedPage } from '@daybook/schema/rules/visited-page';
import { sitePages } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Clock } from '../runtime/clock.ts';
import { judgeVisit, type Marks } from './marks.ts';
import type { VisitsStore } from './visits-store.ts';

export interface CountVisitParts {
  store: Pick<VisitsStore, 'addToPage'>;
  clock: Clock;
}

/**
 * Counts that somebody who allows it has opened the public page of that path, and returns what their browser keeps of
 * that. Null for any other path.
 */
export type CountVisit = (path: string, marks: Marks) => Promise<Marks | null>;

export function createCountVisit({ store, clock }: CountVisitParts): CountVisit {
  return async (path, marks) => {
    const page = visitedPage(path);
    if (page === null) return null;
    const today = todayIn(DEFAULT_TIMEZONE, clock());
    const { isNewVisit, isNewVisitor, marks: kept } = judgeVisit(page, today, marks);
    if (isNewVisit) await store.addToPage(sitePages[page], today, isNewVisitor);
    return kept;
  };
}
