import type { SiteVisits, SiteWeek } from '@daybook/schema/contract/visits';
import { VISIT_WEEKS_SHOWN } from '@daybook/schema/figures/screens';
import { lastWeeks } from '@daybook/schema/rules/calendar-day';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Clock } from '../runtime/clock.ts';
import type { CountedVisitsStore } from './counted-visits-store.ts';

export interface SiteVisitsParts {
  store: Pick<CountedVisitsStore, 'ofSite' | 'ofPages'>;
  clock: Clock;
}

/** Resolves to visits to the public pages: per week of London's time zone, and per page over all weeks. */
type ReadSiteVisits = () => Promise<SiteVisits>;

export function createReadSiteVisits({ store, clock }: SiteVisitsParts): ReadSiteVisits {
  return async () => {
    const weeks: SiteWeek[] = [];
    for (const week of lastWeeks(VISIT_WEEKS_SHOWN, DEFAULT_TIMEZONE, clock()))
      weeks.push({ from: week.monday, ...(await store.ofSite(week)) });
    const [first] = weeks;
    return { weeks, pages: first ? await store.ofPages(first.from) : [] };
  };
}
