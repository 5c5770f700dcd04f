import { calls } from '@daybook/schema/contract/calls';
import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { VISIT_WEEKS_SHOWN } from '@daybook/schema/figures/screens';
import { lastWeeks } from '@daybook/schema/rules/calendar-day';
import { clientAddressOf } from '../http/client-address.ts';
import { mayBeCounted, readMarks, setMarks, type CookiePolicy } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import type { Clock } from '../runtime/clock.ts';
import type { CountVisit } from './count-visit.ts';
import type { CountedVisitsStore } from './counted-visits-store.ts';

interface VisitsParts {
  countVisit: CountVisit;
  rate: RateLimit;
  cookies: CookiePolicy;
  counted: Pick<CountedVisitsStore, 'ofDiary' | 'bookingsMade'>;
  clock: Clock;
}

export function mountVisits(mount: Mount, parts: VisitsParts): void {
  const { countVisit, rate, cookies, counted, clock } = parts;
  mount(calls.countVisit, async ({ body, context }) => {
    // The page checks first, but consent may have been withdrawn in another window.
    if (!mayBeCounted(context)) return { ok: true };
    refuseUntil(await rate.take(clientAddressOf(context)));
    const marks = await countVisit(body.path, readMarks(context));
    if (marks) setMarks(context, marks, cookies);
    return { ok: true };
  });

  mount(calls.listDiaryWeeks, async ({ business: { id, timezone }, turn }) => {
    const weeks: DiaryWeek[] = [];
    for (const week of lastWeeks(VISIT_WEEKS_SHOWN, timezone, clock())) {
      const { views, earlierVisits } = await counted.ofDiary(id, week);
      const bookings = await counted.bookingsMade(id, week);
      weeks.push({ from: week.monday, views, earlier_visits: earlierVisits, bookings });
      await turn();
    }
    return weeks;
  });
}
