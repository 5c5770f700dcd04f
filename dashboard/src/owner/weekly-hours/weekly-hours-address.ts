import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

const PATTERN = 'weekly-hours';
const FROM = 'from';
const NEW = 'new';

/** Returns the address of the form with 'Every week' selected. */
export const newWeeklyHoursPath = (businessId: number) =>
  withQuery(buildPath(pages.newEvent, { businessId }), { [PATTERN]: NEW });

/** Returns the address of the form that changes weekly hours: from a date on, or all of them (null). */
export const editWeeklyHoursPath = (businessId: number, patternId: number, from: string | null) =>
  withQuery(buildPath(pages.newEvent, { businessId }), {
    [PATTERN]: patternId,
    ...(from === null ? {} : { [FROM]: from }),
  });

/** Reads what the form is about: new weekly hours, existing ones, or events on dates (null). */
export function readWeeklyHours(query: URLSearchParams): 'new' | { id: number; from: string | null } | null {
  const named = query.get(PATTERN);
  if (named === NEW) return NEW;
  return named === null ? null : { id: Number(named), from: query.get(FROM) };
}
