import { counted } from '@daybook/schema/words/counted';

export const VISITS_TITLE = 'Visits';
export const VISITS_TEXT =
  'How often people who accept cookies open our public pages. No one else is counted. Owners see how often their own diary is opened.';
export const VISITS_FAILED = 'We couldn’t load the visits.';
export const VISITS_BY_WEEK = 'Visits by week';
export const VISITED_PAGES = 'Most visited pages';
export const PAGE = 'Page';

export const NO_VISITS_EXPLAINED = 'Visits by people who accept cookies appear here.';

/** Returns '1,204 visits, 980 daily visitors'. */
export const visitsAndVisitors = (visits: number, visitors: number) =>
  `${counted(visits, 'visit')}, ${counted(visitors, 'daily visitor')}`;
/** Describes the chart to people who can’t see it. */
export const visitsDrawn = (last: string, all: string) =>
  `Visits by week. Last full week: ${last}. Total: ${all}.`;

export const VISITS = 'Visits';
export const DAILY_VISITORS = 'Daily visitors';
export const noVisits = (weeks: number) => `No visits counted in the last ${weeks} weeks`;
