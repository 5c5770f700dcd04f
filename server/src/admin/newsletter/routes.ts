import { calls } from '@daybook/schema/contract/calls';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Context } from '../../context.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { unsubscribeUrl } from '../../newsletter/newsletter-email.ts';
import { mustBeOk } from '../../runtime/outcome.ts';
import { pageAnswer } from '../page-response.ts';
import { deleteSignup, findSignups, signupAnswer, signupFigures, signupsInSteps } from './signups-store.ts';

export function mountAdminNewsletter(mount: Mount, context: Context): void {
  const { clock, database } = context;
  const { readLong: read, write } = database;
  const answer = signupAnswer((signup) => unsubscribeUrl(context, signup));

  mount(calls.listSignups, ({ request }) =>
    listResponse(request, signupsInSteps(read), (signups) => signups.map(answer)),
  );

  mount(calls.searchSignups, async ({ query }) => {
    return pageAnswer(await findSignups(read, query), answer);
  });

  mount(calls.countSignups, async () => {
    const midnight = startOfDate(todayIn(DEFAULT_TIMEZONE, clock()), DEFAULT_TIMEZONE);
    const { topSource, ...figures } = await signupFigures(read, midnight);
    return { ...figures, top_source: topSource };
  });

  mount(calls.deleteSignup, async ({ user, params: { signupId } }) => {
    const by = { who: user.email, now: clock() };
    const deleted = await write({}, (tx) => deleteSignup(tx, signupId, by));
    mustBeOk(deleted, { 'no signup': () => new Refusal(404, NOT_FOUND) });
    return { ok: true };
  });
}
