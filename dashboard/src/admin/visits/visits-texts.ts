/** The visits to the public pages. */
import { counted } from '../../ui/number-text.ts';

export const VISITS_TITLE = 'Visits';
export const VISITS_TEXT =
  'How often people who accept cookies open the public pages. Nothing is counted of anybody else. Each owner sees the visits of their own diary.';
export const VISITS_FAILED = 'The visits could not be loaded.';
export const VISITS_BY_WEEK = 'Visits by week';
export const VISITED_PAGES = 'Most visited pages';
export const PAGE = 'Page';

export const NO_VISITS_EXPLAINED = 'Visits of people who accept cookies appear here.';

/** '1,204 visits, 980 daily visitors' */
export const visitsAndVisitors = (visits: number, visitors: number) =>
  `${counted(visits, 'visit')}, ${counted(visitors, 'daily visitor')}`;
/** What the drawing says to those who do not see it. */
export const visitsDrawn = (last: string, all: string) =>
  `Visits by week. Last full week: ${last}. In all: ${all}.`;

export const VISITS = 'Visits';
export const DAILY_VISITORS = 'Daily visitors';
export const noVisits = (weeks: number) => `No visits counted in the last ${weeks} weeks`;
