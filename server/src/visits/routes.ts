import { calls } from '@daybook/schema/contract/calls';
import { clientAddressOf } from '../http/client-address.ts';
import { mayBeCounted, readMarks, setMarks, type CookiePolicy } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import type { CountVisit } from './count-visit.ts';
import { createListDiaryWeeks, type DiaryWeeksParts } from './diary-weeks.ts';

interface VisitsParts {
  countVisit: CountVisit;
  rate: RateLimit;
  cookies: CookiePolicy;
  weeks: DiaryWeeksParts;
}

export function mountVisits(mount: Mount, { countVisit, rate, cookies, weeks }: VisitsParts): void {
  mount(calls.countVisit, async ({ body, context }) => {
    // The page checks first, but consent may have been withdrawn in another window.
    if (!mayBeCounted(context)) return { ok: true };
    refuseUntil(await rate.take(clientAddressOf(context)));
    const marks = await countVisit(body.path, readMarks(context));
    if (marks) setMarks(context, marks, cookies);
    return { ok: true };
  });

  const listDiaryWeeks = createListDiaryWeeks(weeks);
  mount(calls.listDiaryWeeks, ({ business }) => listDiaryWeeks(business));
}
