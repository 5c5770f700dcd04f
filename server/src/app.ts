/** The only list of features: everything that the product answers over HTTP. */
import { Hono } from 'hono';
import { createDeleteAccount } from './accounts/deletion/delete-account.ts';
import { findSessionIn } from './accounts/find-session.ts';
import type { Identity } from './accounts/identity-provider.ts';
import { createDeleteBusiness } from './admin/businesses/delete-business.ts';
import { mountAdmin } from './admin/routes.ts';
import { createDeleteUser } from './admin/users/delete-user-store.ts';
import { createCancelling } from './bookings/cancel.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import { createChangeBookings } from './bookings/owner/change-bookings.ts';
import { mountOwnerBookings } from './bookings/owner/routes.ts';
import { createPlaceBooking } from './bookings/place-booking.ts';
import { mountBookings } from './bookings/routes.ts';
import { createEmailConfirming } from './businesses/email-confirmation/confirm-email.ts';
import { createEmailTokens } from './businesses/email-confirmation/email-token.ts';
import { mountEmailConfirmation } from './businesses/email-confirmation/routes.ts';
import { mountSummaries } from './businesses/summary-routes.ts';
import { createCloseOwnBusiness } from './businesses/close-own-business.ts';
import { mountBusinesses } from './businesses/routes.ts';
import type { Clock } from './clock.ts';
import { mountContact } from './contact/routes.ts';
import { mountCoupons } from './coupons/routes.ts';
import type { Database } from './database/database.ts';
import type { LogParts } from './database/outage.ts';
import { createEventCounts, type EventCounts } from './diary/count-events.ts';
import { createDiaryReader } from './diary/read-diary.ts';
import { mountDiary } from './diary/routes.ts';
import { mountEmailTests, type EmailTestParts } from './email-test/routes.ts';
import { createEventCreation } from './events/create-events.ts';
import { mountEvents } from './events/routes.ts';
import { createDeleteEvents } from './events/delete-events.ts';
import { mountVenues } from './events/venue-routes.ts';
import type { ExampleEmails } from './example-emails.ts';
import { believeProxies } from './http/client-address.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { answerErrors } from './http/errors.ts';
import { secureHeaders } from './http/headers.ts';
import type { Served } from './http/listen.ts';
import { createMount, type Mount } from './http/mount.ts';
import { createOneAtATime } from './http/one-at-a-time.ts';
import {
  createRateLimit,
  limitsOnAddresses,
  spendByAddress,
  type MakeRateLimit,
  type Rate,
  type RateLimit,
} from './http/rate-limit.ts';
import { createAnswerReady } from './http/ready-first.ts';
import { requestLog } from './http/request-log.ts';
import { createSessionGuard, type SessionGuard } from './http/session-guard.ts';
import type { TrustsProxy } from './http/trusted-proxies.ts';
import { mountAccounts } from './mount-accounts.ts';
import { mountBusinessFiles } from './mount-import-export.ts';
import { mountCustomersData } from './mount-customer-data.ts';
import { mountOperation, type OperationParts } from './mount-operation.ts';
import { mountPages, type PageSettings } from './mount-pages.ts';
import { mountNewsletter } from './newsletter/routes.ts';
import { createUnsubscribeUrls } from './newsletter/unsubscribe-url.ts';
import type { Payments } from './payments/payments.ts';
import { mountPayments, mountProviderEvents } from './payments/routes.ts';
import type { BookingRates, OwnerRates } from './request-limits.ts';
import type { Secrets } from './session-secrets.ts';
import type { SiteBuild } from './site/build.ts';
import type { Stores } from './stores.ts';
import { createVisitors, type Visitors } from './visitors.ts';
import { createCountVisit } from './visits/count-visit.ts';
import type { PageViews } from './visits/page-views.ts';
import { mountVisits } from './visits/routes.ts';

export interface AppParts extends PageSettings, LogParts, OperationParts {
  database: Database;
  stores: Stores;
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
  tokens: CancelTokens;
  /** Makes limits on people who are signed in. They hold for all processes together. */
  limitOnPeople: MakeRateLimit;
  /** Makes such limits on addresses of the network. */
  limitOf: MakeRateLimit;
  rates: BookingRates;
  signInRate: Rate;
  /** For each address: how often a stranger's reading may make something anew. */
  readingRate: Rate;
  ownerRates: OwnerRates;
  /** What strangers write to us on our own pages, by address; each kind of it by itself. */
  visitorRate: Rate;
  /** For each address: messages to support, besides. */
  messagesRate: Rate;
  /** For each address: pages opened that are counted. */
  visitRate: Rate;
  /** Counts the views of diaries. */
  pageViews: PageViews;
  /** Who vouches for the people who sign in. */
  identity: Identity;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
  payments: Payments;
  /** The clients' builds; null in tests that need no page. */
  site: SiteBuild | null;
  /** SESSION_SECRET, from which CSRF tokens, sign-ins and the forms' stamps are made. */
  secrets: Secrets;
  /** ADMIN_EMAIL; null when there is no admin. */
  adminEmail: string | null;
  /** The operator's particulars that production lacks. */
  missingSettings: readonly string[];
  /** TRUST_PROXY */
  trustsProxy: TrustsProxy;
  emailTest: Pick<EmailTestParts, 'isForAdmin' | 'setup'>;
  /** Emails made of example data. */
  examples: ExampleEmails;
  /** Routes that exist outside production only. */
  local: Hono | null;
}

/** Events without the provider's signature, by address: nobody has reason to send one. */
const FORGED_EVENTS: Rate = { burst: 20, perMilliseconds: 60_000 };

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
  const changes = limitOnPeople('changes', parts.ownerRates.changes);
  // It spares the process that reads, and so each counts for itself (decision 195).
  const reads = createRateLimit(parts.ownerRates.reads, clock);
  const { findOwnBusiness } = stores;
  const mount = createMount(app, { guard, changes, reads, heavyReads: createOneAtATime(), findOwnBusiness });

  const counts = createEventCounts(stores.diary);
  const reader = createDiaryReader(stores.diary, counts, clock);
  const mayMakeFor = spendByAddress(parts.readingRate, clock);
  const limits = (of: string) => ({
    attempts: limitOf(`${of}, asked`, parts.rates.attempts),
    accepted: limitOf(of, parts.rates.accepted),
  });
  const booked = { database, tokens, clock, publicUrl, onMailQueued, metrics };
  const placeBooking = createPlaceBooking({ ...booked, rates: limits('bookings'), wait: parts.wait });
  const cancelling = createCancelling({ ...booked, rates: limits('cancellations') });

  mountAccounts(app, mount, parts);
  mountDiary(mount, reader, mayMakeFor);
  mountBookings(mount, { placeBooking, cancelling });
  mountBusinessesOf(parts, mount);
  const codesTried = limitOnPeople('coupon codes', parts.ownerRates.coupons);
  mountCoupons(mount, { database, clock, codesTried });
  mountPaymentsOf(parts, app, mount, codesTried);
  mountEventsOf(parts, mount, counts);
  mountBookingsOf(parts, mount);
  mountBusinessFiles(mount, parts);
  mountCustomersData(mount, parts);
  const visitors = mountVisitorsOf(parts, mount, app);
  mountEmailTestsOf(parts, mount, guard);
  mountAdminOf(parts, mount);
  mountOperation(app, mount, parts);
  if (parts.local) app.route('/', parts.local);
  const forPages = { ...parts, guard, secure, placeBooking, cancelling, reader, mayMakeFor, visitors };
  if (parts.site) mountPages(app, parts.site, forPages);
  return { fetch: app.fetch, answerReady: createAnswerReady(reader.ready, parts, secure) };
}

function mountBusinessesOf(parts: AppParts, mount: Mount): void {
  const { database, stores, clock, onMailQueued, metrics } = parts;
  const closing = { store: stores.deletion, clock, onMailQueued, metrics };
  const close = createCloseOwnBusiness({ database, ...closing });
  mountBusinesses(mount, { store: stores.businesses, close, clock, onMailQueued });
  mountEmailConfirmation(mount, {
    confirming: createEmailConfirming({
      database,
      tokens: createEmailTokens(parts.secrets),
      clock,
      emails: parts.limitOnPeople('letters', parts.ownerRates.emails),
      onMailQueued,
    }),
    clock,
    rate: parts.limitOf('email links', parts.rates.attempts),
  });
}

function mountPaymentsOf(
  parts: AppParts,
  app: Hono<HttpEnvironment>,
  mount: Mount,
  codesTried: RateLimit,
): void {
  const { database, clock, payments, publicUrl } = parts;
  mountPayments(mount, { ...payments, database, publicUrl, codesTried });
  mountProviderEvents(app, { ...payments, clock, forged: parts.limitOf('forged events', FORGED_EVENTS) });
}

function mountBookingsOf(parts: AppParts, mount: Mount): void {
  const { database, stores, tokens, clock, onMailQueued, metrics } = parts;
  const { loadSummary, bookingsFound: found } = stores;
  mountSummaries(mount, { loadSummary, clock });
  const emails = parts.limitOnPeople('booking letters', parts.ownerRates.emails);
  mountOwnerBookings(mount, {
    found,
    changing: createChangeBookings({ database, tokens, clock, emails, onMailQueued, metrics }),
    clock,
  });
}

function mountVisitorsOf(parts: AppParts, mount: Mount, app: Hono<HttpEnvironment>): Visitors {
  const visitors = createVisitors(parts);
  const { newsletter, signups, sendMessage, messages } = visitors;
  mountNewsletter(mount, app, {
    newsletter,
    signups,
    links: parts.limitOf('newsletter links', parts.rates.attempts),
  });
  mountVisits(mount, {
    countVisit: createCountVisit({ store: parts.stores.visits, clock: parts.clock }),
    rate: limitsOnAddresses((_, rate) => createRateLimit(rate, parts.clock))('visits', parts.visitRate),
    cookies: { isSecure: parts.publicUrl.startsWith('https:') },
    weeks: { store: parts.stores.visitsCounted, clock: parts.clock },
  });
  mountContact(mount, { sendMessage, rate: messages });
  return visitors;
}

function mountEmailTestsOf(parts: AppParts, mount: Mount, guard: SessionGuard): void {
  mountEmailTests(mount, {
    ...parts.emailTest,
    guard,
    async makeExample(kind, people) {
      const email = await parts.examples.make(kind, people);
      if (!email) throw new Error(`there is no example of ${kind}`);
      return email;
    },
    clock: parts.clock,
    rate: parts.limitOf('email tests', parts.visitorRate),
  });
}

function mountEventsOf(parts: AppParts, mount: Mount, counts: EventCounts): void {
  const { stores, clock, tell, onMailQueued, metrics } = parts;
  mountEvents(mount, {
    store: stores.events,
    lists: stores.eventsListed,
    counts,
    createEvents: createEventCreation({ store: stores.events, clock, tell }),
    deleteEvents: createDeleteEvents({ store: stores.eventsDeleted, clock, onMailQueued, metrics }),
    clock,
  });
  mountVenues(mount, { store: stores.venues, clock, onMailQueued });
}

/** Before each of its calls the mount looks whether the admin asks. */
function mountAdminOf(parts: AppParts, mount: Mount): void {
  const { database, stores, examples, clock, onMailQueued, metrics, publicUrl, secrets } = parts;
  const closing = { store: stores.deletion, clock, onMailQueued, metrics };
  mountAdmin(mount, {
    ...stores.admin,
    accounts: stores.accounts,
    deleteBusiness: createDeleteBusiness({ database, ...closing }),
    deleteUser: createDeleteUser(createDeleteAccount(closing)),
    examples,
    unsubscribeUrlOf: createUnsubscribeUrls(publicUrl, secrets),
    clock,
    onMailQueued,
  });
}
