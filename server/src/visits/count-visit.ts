import { todayIn } from '@daybook/schema/rules/calendar-day';
import { visitedPage } from '@daybook/schema/rules/visited-page';
import { sitePages } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Context } from '../context.ts';
import { judgeVisit, type Marks } from './visit-cookies.ts';
import { addPageVisit } from './visits-store.ts';

/**
 * Counts a visit to the public page of that path by a visitor who allows it, and resolves to what their
 * browser keeps. Null for any other path.
 */
export async function countVisit(
  { database, clock }: Context,
  path: string,
  marks: Marks,
): Promise<Marks | null> {
  const page = visitedPage(path);
  if (page === null) return null;
  const today = todayIn(DEFAULT_TIMEZONE, clock());
  const { isNewVisit, isNewVisitor, marks: kept } = judgeVisit(page, today, marks);
  if (isNewVisit) await database.write({}, (tx) => addPageVisit(tx, sitePages[page], today, isNewVisitor));
  return kept;
}
