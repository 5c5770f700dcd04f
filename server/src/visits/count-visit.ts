import { todayIn } from '@daybook/schema/rules/calendar-day';
import { visitedPage } from '@daybook/schema/rules/visited-page';
import { sitePages } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Clock } from '../runtime/clock.ts';
import { judgeVisit, type Marks } from './visit-cookies.ts';
import type { VisitsStore } from './visits-store.ts';

interface CountVisitParts {
  store: Pick<VisitsStore, 'addToPage'>;
  clock: Clock;
}

/**
 * Counts a visit to the public page of that path by a visitor who allows it, and resolves to what their
 * browser keeps. Null for any other path.
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

/** Programs that identify themselves: crawlers, link previews, monitors, and tools that fetch pages. */
const PROGRAMS =
  /(?<!cu)bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|\bnode\b|axios|undici|okhttp|libwww|http-?client/i;

/**
 * Returns whether a request is a person opening a page: no HEAD, no prefetch, no other website's picture or
 * script with this address, and no program that identifies itself.
 */
export function isPageView(method: string, header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent');
  if (method !== 'GET' || !agent || PROGRAMS.test(agent)) return false;
  const isInAdvance = [header('sec-purpose'), header('purpose'), header('x-moz')].some((purpose) =>
    purpose?.includes('prefetch'),
  );
  return !isInAdvance && (header('sec-fetch-dest') ?? 'document') === 'document';
}
