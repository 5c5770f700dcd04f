import { calls } from '@daybook/schema/contract/calls';
import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { VISIT_WEEKS_SHOWN } from '@daybook/schema/figures/screens';
import { lastWeeks } from '@daybook/schema/rules/calendar-day';
import type { Context } from '../context.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { mayBeCounted, readMarks, setMarks } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { countVisit } from './count-visit.ts';
import { countBookingsMade, visitsOfDiary } from './counted-visits-store.ts';

export function mountVisits(mount: Mount, context: Context): void {
  const { clock, database, limits, publicUrl } = context;
  const cookies = { isSecure: publicUrl.startsWith('https:') };
  mount(calls.countVisit, async ({ body, request }) => {
    // The page checks first, but consent may have been withdrawn in another window.
    if (!mayBeCounted(request)) return { ok: true };
    refuseUntil(await limits.visits.take(clientAddressOf(request)));
    const marks = await countVisit(context, body.path, readMarks(request));
    if (marks) setMarks(request, marks, cookies);
    return { ok: true };
  });

  mount(calls.listDiaryWeeks, async ({ business: { id, timezone } }) => {
    const read = database.readLong;
    const weeks: DiaryWeek[] = [];
    for (const week of lastWeeks(VISIT_WEEKS_SHOWN, timezone, clock())) {
      const { views, earlierVisits } = await visitsOfDiary(read, id, week);
      const bookings = await countBookingsMade(read, id, week);
      weeks.push({ from: week.monday, views, earlier_visits: earlierVisits, bookings });
    }
    return weeks;
  });
}
