import { calls } from '@daybook/schema/contract/calls';
import { utcMidnight } from '@daybook/schema/rules/date';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { CALENDAR_DAYS_MAX } from '@daybook/schema/figures/bounds';
import { BOOKING_NOT_FOUND, tooManyDays } from '@daybook/schema/words/owner-booking-texts';
import { INPUT_NOT_VALID } from '@daybook/schema/words/texts';
import { mustOwnBusiness } from '../../businesses/own-business.ts';
import type { FindOwnBusiness } from '../../businesses/ownership-store.ts';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { OwnerMount } from '../../http/mount.ts';
import { ownerBookingOf } from './answers.ts';
import type { ChangeBookings } from './change-bookings.ts';
import type { FindBookingsStore } from './find-bookings-store.ts';

export interface OwnerBookingParts {
  found: FindBookingsStore;
  changing: ChangeBookings;
  findOwnBusiness: FindOwnBusiness;
  clock: Clock;
}

export function mountOwnerBookings(mount: OwnerMount, parts: OwnerBookingParts): void {
  const { found, changing, findOwnBusiness, clock } = parts;
  const ofBusiness = { notFound: BUSINESS_NOT_FOUND };
  const ofBooking = { notFound: BOOKING_NOT_FOUND };

  mount(
    calls.listBookings,
    async ({ user, params, query }) => {
      const business = await mustOwnBusiness(findOwnBusiness, user.userId, params.businessId);
      return listResponse(found.inSteps(business, query), (bookings) => bookings.map(ownerBookingOf));
    },
    ofBusiness,
  );

  mount(
    calls.searchBookings,
    async ({ user, params, query }) => {
      const business = await mustOwnBusiness(findOwnBusiness, user.userId, params.businessId);
      const { bookings, total, all, page, pageCount } = await found.search(business, query, clock());
      return { bookings: bookings.map(ownerBookingOf), total, all, page, page_count: pageCount };
    },
    ofBusiness,
  );

  mount(
    calls.countBookedDays,
    async ({ user, params, query }) => {
      const business = await mustOwnBusiness(findOwnBusiness, user.userId, params.businessId);
      mustFitCalendar(query);
      return found.countDays(business, query);
    },
    ofBusiness,
  );

  mount(
    calls.changeBooking,
    async ({ user, params, body }) => changing.change(user.userId, params.reference, body),
    ofBooking,
  );

  mount(
    calls.cancelBooking,
    async ({ user, params }) => {
      const cancelled = await changing.cancel(user.userId, params.reference);
      return { booking_reference: cancelled.reference, service_name: cancelled.serviceName };
    },
    ofBooking,
  );
}

/** Throws the 400 to more days than any calendar view shows. */
function mustFitCalendar({ from, to }: { from: string; to: string }): void {
  const days = (utcMidnight(to) - utcMidnight(from)) / 86_400_000 + 1;
  if (days > CALENDAR_DAYS_MAX)
    throw new Refusal(400, INPUT_NOT_VALID, { fields: { to: tooManyDays(CALENDAR_DAYS_MAX) } });
}
