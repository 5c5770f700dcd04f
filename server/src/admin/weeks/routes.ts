import { calls } from '@daybook/schema/contract/calls';
import { poundsOf } from '@daybook/schema/rules/money';
import { lastWeeks } from '@daybook/schema/rules/calendar-day';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Clock } from '../../runtime/clock.ts';
import type { Mount } from '../../http/mount.ts';
import { createReadSiteVisits, type SiteVisitsParts } from '../../visits/site-visits.ts';
import type { CountWeeks } from './count-weeks-store.ts';

/** Weeks in the admin's figures, including the current one. */
export const WEEKS_SHOWN = 26;

export function mountWeeks(mount: Mount, countWeeks: CountWeeks, clock: Clock): void {
  mount(calls.listWeeks, async () => {
    const weeks = await countWeeks(lastWeeks(WEEKS_SHOWN, DEFAULT_TIMEZONE, clock()));
    return weeks.map(({ monday, revenuePence, signups, bookings }) => ({
      from: monday,
      revenue: poundsOf(revenuePence),
      signups,
      bookings,
    }));
  });
}

export function mountSiteVisits(mount: Mount, parts: SiteVisitsParts): void {
  mount(calls.getSiteVisits, createReadSiteVisits(parts));
}
