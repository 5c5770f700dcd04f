import { randomBytes } from 'node:crypto';
import { calls } from '@daybook/schema/contract/calls';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { monthOf } from '@daybook/schema/rules/date';
import { poundsOf } from '@daybook/schema/rules/money';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { businessNotFound } from '../../businesses/business-responses.ts';
import type { Clock } from '../../runtime/clock.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { mustBeOk } from '../../runtime/outcome.ts';
import { subscriptionAnswer } from '../../payments/payment-responses.ts';
import { adminEmailAnswer } from '../email-response.ts';
import { pageAnswer } from '../page-response.ts';
import { adminBusinessAnswer, adminPaymentAnswer, type ShownBusiness } from './admin-business-responses.ts';
import type { ChangeAnyBusiness } from './change-business-store.ts';
import type { DeleteAnyBusiness } from './delete-business.ts';
import type { FindBusinessesStore } from './find-businesses-store.ts';
import type { LoadSupportFacts } from './support-store.ts';

interface AdminBusinessParts {
  found: FindBusinessesStore;
  loadSupportFacts: LoadSupportFacts;
  change: ChangeAnyBusiness;
  deleteBusiness: DeleteAnyBusiness;
  clock: Clock;
}

export function mountAdminBusinesses(mount: Mount, parts: AdminBusinessParts): void {
  mountLists(mount, parts);
  mountOne(mount, parts);
  mountChanging(mount, parts);
}

function mountLists(mount: Mount, { found, clock }: AdminBusinessParts): void {
  mount(calls.listAllBusinesses, ({ context }) => {
    const now = clock();
    return listResponse(context, found.inSteps(now), (businesses) =>
      businesses.map((business) => adminBusinessAnswer(business, now)),
    );
  });

  mount(calls.searchBusinesses, async ({ query }) => {
    const now = clock();
    return pageAnswer(await found.search(query, now), (business) => adminBusinessAnswer(business, now));
  });

  mount(calls.countBusinesses, async () => {
    const month = monthOf(todayIn(DEFAULT_TIMEZONE, clock()));
    const figures = await found.figures(startOfDate(`${month}-01`, DEFAULT_TIMEZONE));
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

async function mustFind({ found, clock }: AdminBusinessParts, id: number): Promise<ShownBusiness> {
  const shown = await found.find(id, clock());
  if (!shown) throw businessNotFound();
  return shown;
}

function mountOne(mount: Mount, parts: AdminBusinessParts): void {
  const { clock } = parts;
  mount(calls.getBusinessForSupport, async ({ params: { businessId } }) => {
    const now = clock();
    const shown = await mustFind(parts, businessId);
    const { subscription, held, ...facts } = await parts.loadSupportFacts(businessId, now);
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
    await mustFind(parts, businessId);
    const { events, bookings, upcoming, hasSubscription } = await parts.found.consequences(
      businessId,
      clock(),
    );
    return { events, bookings, upcoming_bookings: upcoming, has_subscription: hasSubscription };
  });
}

function mountChanging(mount: Mount, parts: AdminBusinessParts): void {
  const { change, deleteBusiness, clock } = parts;
  mount(calls.changeAnyBusiness, async ({ user, params: { businessId }, body }) => {
    const now = clock();
    mustBeOk(await change(businessId, body, { who: user.email, now, random: randomBytes }), refusals);
    return adminBusinessAnswer(await mustFind(parts, businessId), now);
  });

  mount(calls.deleteAnyBusiness, async ({ user, params: { businessId } }) => {
    mustBeOk(await deleteBusiness(businessId, { who: user.email, now: clock() }), refusals);
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
