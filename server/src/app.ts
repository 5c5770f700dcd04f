/** The only list of features: everything that the product serves over HTTP. */
import type { AppParts } from './app-parts.ts';
import { Hono } from 'hono';
import { findSessionIn } from './accounts/find-session.ts';
import { mountAccounts } from './accounts/routes.ts';
import { createCancelling } from './bookings/cancel.ts';
import { createMoving } from './bookings/move/move.ts';
import { createPlaceBooking } from './bookings/place-booking.ts';
import { mountBookings } from './bookings/routes.ts';
import { mountCoupons } from './coupons/routes.ts';
import { mountCustomerData } from './customer-data/routes.ts';
import { createEventCounts } from './diary/count-events.ts';
import { createDiaryReader } from './diary/read-diary.ts';
import { mountDiary } from './diary/routes.ts';
import {
  mountAdminOf,
  mountBusinessesOf,
  mountBusinessFilesOf,
  mountEmailTestsOf,
  mountOperationOf,
  mountPagesOf,
  mountPaymentsOf,
  mountVisitorsOf,
} from './features.ts';
import {
  mountBookingsOf,
  mountCalendarsOf,
  mountCatalogueOf,
  mountEventsOf,
  mountPatternsOf,
  mountWaitingListOf,
} from './owner-features.ts';
import { believeProxies } from './http/client-address.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { answerErrors } from './http/errors.ts';
import { secureHeaders } from './http/headers.ts';
import type { Served } from './http/listen.ts';
import { createMount } from './http/mount.ts';
import { createOneAtATime } from './http/one-at-a-time.ts';
import { createRateLimit, spendByAddress } from './http/rate-limit.ts';
import { createAnswerReady } from './http/ready-first.ts';
import { requestLog } from './http/request-log.ts';
import { createSessionGuard } from './http/session-guard.ts';

export function createApp(parts: AppParts): Served {
  const { database, stores, clock, publicUrl, tokens, secrets, limitOf, limitOnPeople } = parts;
  const { onMailQueued, metrics } = parts;
  const app = new Hono<HttpEnvironment>();
  const secure = secureHeaders(publicUrl.startsWith('https:'));
  app.use(requestLog(parts, secure));
  app.use(believeProxies(parts.trustsProxy));
  answerErrors(app, parts);
  const findSession = findSessionIn(stores.sessions, parts.adminEmail, parts.tell);
  const guard = createSessionGuard({ findSession, clock, publicUrl, secrets });
  const changes = limitOnPeople('changes', parts.rates.owner.changes);
  // Reads are limited per process, because the limit protects the process that reads.
  const reads = createRateLimit(parts.rates.owner.reads, clock);
  const { findOwnBusiness } = stores;
  const mount = createMount(app, { guard, changes, reads, heavyReads: createOneAtATime(), findOwnBusiness });

  const counts = createEventCounts(stores.diary);
  const reader = createDiaryReader(stores.diary, counts, clock);
  const mayMakeFor = spendByAddress(parts.rates.reading, clock);
  const limits = (of: string) => ({
    attempts: limitOf(`${of}, asked`, parts.rates.bookings.attempts),
    accepted: limitOf(of, parts.rates.bookings.accepted),
  });
  const booked = { database, tokens, clock, publicUrl, onMailQueued, metrics };
  const readCalendars = (eventId: number) => parts.busyCalendars.beforeBooking(eventId);
  const bookingRates = {
    ...limits('bookings'),
    ofBusiness: limitOf('bookings of a business', parts.rates.bookingsOfBusiness),
  };
  const placeBooking = createPlaceBooking({ ...parts, ...booked, readCalendars, rates: bookingRates });
  const cancelling = createCancelling({ ...booked, rates: limits('cancellations') });
  const moving = createMoving({ ...booked, readCalendars, store: stores.diary, rates: limits('moves') });

  mountAccounts(app, mount, parts);
  mountDiary(mount, reader, mayMakeFor);
  mountBookings(mount, { placeBooking, cancelling, moving, mayMakeFor });
  mountBusinessesOf(parts, mount);
  const codesTried = limitOnPeople('coupon codes', parts.rates.owner.coupons);
  mountCoupons(mount, { database, clock, codesTried });
  mountPaymentsOf(parts, app, mount, codesTried);
  mountCatalogueOf(parts, mount);
  mountCalendarsOf(parts, mount, app, mayMakeFor);
  mountEventsOf(parts, mount, counts);
  mountPatternsOf(parts, mount);
  mountBookingsOf(parts, mount);
  mountBusinessFilesOf(parts, mount);
  mountCustomerData(mount, parts);
  const joinWaitingList = mountWaitingListOf(parts, mount, {
    counts,
    reader,
    joins: limitOf('joining waiting lists', parts.rates.visitor),
    joinsOfBusiness: limitOf('joining a waiting list', parts.rates.joinsOfBusiness),
  });
  const visitors = mountVisitorsOf(parts, mount, app);
  mountEmailTestsOf(parts, mount, guard);
  mountAdminOf(parts, mount);
  mountOperationOf(parts, app, mount);
  if (parts.local) app.route('/', parts.local);
  const shared = {
    guard,
    secure,
    placeBooking,
    cancelling,
    moving,
    reader,
    mayMakeFor,
    visitors,
    joinWaitingList,
  };
  if (parts.site) mountPagesOf(parts, app, parts.site, shared);
  return { fetch: app.fetch, answerReady: createAnswerReady(reader.ready, parts, secure) };
}
