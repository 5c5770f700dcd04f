import { calls } from '@daybook/schema/contract/calls';
import type { SiteWeek } from '@daybook/schema/contract/visits';
import { VISIT_WEEKS_SHOWN } from '@daybook/schema/figures/screens';
import { lastWeeks } from '@daybook/schema/rules/calendar-day';
import { poundsOf } from '@daybook/schema/rules/money';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Context } from '../../context.ts';
import type { Mount } from '../../http/mount.ts';
import { visitsOfPages, visitsOfSite } from '../../visits/counted-visits-store.ts';
import { countWeeks } from './count-weeks-store.ts';

/** Weeks in the admin's figures, including the current one. */
export const WEEKS_SHOWN = 26;

export function mountWeeks(mount: Mount, { database: { readLong: read }, clock }: Context): void {
  mount(calls.listWeeks, async () => {
    const weeks = await countWeeks(read, lastWeeks(WEEKS_SHOWN, DEFAULT_TIMEZONE, clock()));
    return weeks.map(({ monday, revenuePence, signups, bookings }) => ({
      from: monday,
      revenue: poundsOf(revenuePence),
      signups,
      bookings,
    }));
  });

  mount(calls.getSiteVisits, async () => {
    const weeks: SiteWeek[] = [];
    for (const week of lastWeeks(VISIT_WEEKS_SHOWN, DEFAULT_TIMEZONE, clock()))
      weeks.push({ from: week.monday, ...(await visitsOfSite(read, week)) });
    const [first] = weeks;
    return { weeks, pages: first ? await visitsOfPages(read, first.from) : [] };
  });
}
