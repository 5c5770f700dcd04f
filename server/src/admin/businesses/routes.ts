import { randomBytes } from 'node:crypto';
import { calls } from '@daybook/schema/contract/calls';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { monthOf } from '@daybook/schema/rules/date';
import { poundsOf } from '@daybook/schema/rules/money';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { businessNotFound } from '../../businesses/business-responses.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { subscriptionAnswer } from '../../payments/payment-responses.ts';
import { mustBeOk } from '../../runtime/outcome.ts';
import { consequencesOf } from '../consequences-store.ts';
import { adminEmailAnswer } from '../email-response.ts';
import { pageAnswer } from '../page-response.ts';
import { adminBusinessAnswer, adminPaymentAnswer, type ShownBusiness } from './admin-business-responses.ts';
import { changeAnyBusiness } from './change-business-store.ts';
import { deleteAnyBusiness } from './delete-business.ts';
import {
  businessesInSteps,
  businessFigures,
  findBusinesses,
  findShownBusiness,
} from './find-businesses-store.ts';
import { loadSupportFacts } from './support-store.ts';

export function mountAdminBusinesses(mount: Mount, context: Context): void {
  mountLists(mount, context);
  mountOne(mount, context);
  mountChanging(mount, context);
}

function mountLists(mount: Mount, { database: { readLong: read }, clock }: Context): void {
  mount(calls.listAllBusinesses, ({ request }) => {
    const now = clock();
    return listResponse(request, businessesInSteps(read, now), (businesses) =>
      businesses.map((business) => adminBusinessAnswer(business, now)),
    );
  });

  mount(calls.searchBusinesses, async ({ query }) => {
    const now = clock();
    return pageAnswer(await findBusinesses(read, query, now), (business) =>
      adminBusinessAnswer(business, now),
    );
  });

  mount(calls.countBusinesses, async () => {
    const month = monthOf(todayIn(DEFAULT_TIMEZONE, clock()));
    const figures = await businessFigures(read, startOfDate(`${month}-01`, DEFAULT_TIMEZONE));
    return {
      active: figures.total,
      added_this_month: figures.added,
      revenue: poundsOf(figures.revenuePence),
      with_email: figures.withEmail,
      with_address: figures.withAddress,
      closed_business_requests: figures.closedBusinessRequests,
    };
  });
}

async function mustFind({ database, clock }: Context, id: number): Promise<ShownBusiness> {
  const shown = await findShownBusiness(database.read, id, clock());
  if (!shown) throw businessNotFound();
  return shown;
}

function mountOne(mount: Mount, context: Context): void {
  const { clock, database } = context;
  mount(calls.getBusinessForSupport, async ({ params: { businessId } }) => {
    const now = clock();
    const shown = await mustFind(context, businessId);
    const { subscription, held, ...facts } = await loadSupportFacts(database.read, businessId, now);
    return {
      business: adminBusinessAnswer(shown, now),
      subscription: subscription && subscriptionAnswer(subscription),
      events: held.events,
      bookings: held.bookings,
      upcoming_bookings: held.upcoming,
      payments: facts.payments.map(adminPaymentAnswer),
      emails: facts.emails.map(adminEmailAnswer),
      failed_emails: facts.failedEmails,
      queued_emails: facts.queuedEmails,
    };
  });

  mount(calls.getBusinessConsequences, async ({ params: { businessId } }) => {
    await mustFind(context, businessId);
    const { events, bookings, upcoming, hasSubscription } = await consequencesOf(
      database.read,
      [businessId],
      clock(),
    );
    return { events, bookings, upcoming_bookings: upcoming, has_subscription: hasSubscription };
  });
}

function mountChanging(mount: Mount, context: Context): void {
  const { clock, database } = context;
  mount(calls.changeAnyBusiness, async ({ user, params: { businessId }, body }) => {
    const now = clock();
    const by = { who: user.email, now, random: randomBytes };
    mustBeOk(await changeAnyBusiness(database, businessId, body, by), refusals);
    return adminBusinessAnswer(await mustFind(context, businessId), now);
  });

  mount(calls.deleteAnyBusiness, async ({ user, params: { businessId } }) => {
    mustBeOk(await deleteAnyBusiness(context, businessId, { who: user.email, now: clock() }), refusals);
    return { ok: true };
  });
}

export const PAID_BY_SUBSCRIPTION =
  'A subscription pays for this business, so you can’t set it to unpaid. Its owner can cancel the subscription in Settings.';

const refusals = {
  'no business': businessNotFound,
  'paid by subscription': () =>
    new Refusal(409, PAID_BY_SUBSCRIPTION, { fields: { has_paid: PAID_BY_SUBSCRIPTION } }),
};
