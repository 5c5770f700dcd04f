import type { Hono } from 'hono';
import { networkAt, refuseNetworkUntil } from './bookings/network-limit-store.ts';
import { createAddBooking } from './bookings/owner/add-booking.ts';
import { createBookingEmails } from './bookings/owner/booking-email-answers.ts';
import { createChangeBookings, type TakeTypedAddress } from './bookings/owner/change-bookings.ts';
import { createMoveOwn } from './bookings/owner/move-own.ts';
import { mountOwnerBookings } from './bookings/owner/routes.ts';
import { createFeedAddresses } from './calendars/feeds/feed-address.ts';
import { mountFeeds } from './calendars/feeds/serve-feed.ts';
import { mountBusyCalls, mountFeedCalls } from './calendars/routes.ts';
import { mountSummaries } from './businesses/routes.ts';
import { createChangeCustomer } from './customers/change-customer.ts';
import { createFindCustomersStore } from './customers/find-customers-store.ts';
import { mountCustomers } from './customers/routes.ts';
import { createChangeDates } from './dates/change-dates.ts';
import { mountDates } from './dates/routes.ts';
import { isPaidFor } from './businesses/billing-status.ts';
import { mountDelays } from './delays/routes.ts';
import type { EventCounts } from './diary/count-events.ts';
import type { DiaryReader } from './diary/read-diary.ts';
import { createEventCreation } from './events/create-events.ts';
import { createDeleteEvents } from './events/delete-events.ts';
import { mountEvents, mountVenues } from './events/routes.ts';
import type { HttpEnvironment } from './http/environment.ts';
import type { Mount } from './http/mount.ts';
import { refuseUntil, type RateLimit, type SpendFor } from './http/rate-limit.ts';
import { createLinkTokens } from './tokens/seal.ts';
import { createChangePattern } from './patterns/change-pattern.ts';
import { createPatternCreation } from './patterns/create-pattern.ts';
import { createPublishPattern } from './patterns/publish-patterns.ts';
import { mountPatterns } from './patterns/routes.ts';
import { mountCatalogue } from './resources/routes.ts';
import { mountTimeOff } from './time-off/routes.ts';
import { createWaiting, type JoinWaitingList } from './waiting-list/join.ts';
import { createOwnerList } from './waiting-list/owner-list.ts';
import { mountWaitingList } from './waiting-list/routes.ts';
import { createTaking } from './waiting-list/take.ts';
import type { AppParts } from './app-parts.ts';

export function mountBookingsOf(parts: AppParts, mount: Mount): void {
  const { database, stores, tokens, clock, onMailQueued, metrics } = parts;
  const { loadSummary, bookingsFound: found } = stores;
  mountSummaries(mount, { loadSummary, clock });
  const emails = parts.limitOnPeople('booking emails', parts.rates.owner.emails);
  const typed = parts.limitOnPeople('typed addresses', parts.rates.owner.typedAddresses);
  const typedOnTrial = parts.limitOnPeople('typed addresses on trial', parts.rates.owner.typedOnTrial);
  const takeTyped: TakeTypedAddress = (person, business) =>
    (isPaidFor(business, clock()) ? typed : typedOnTrial).take(person);
  const changing = { database, tokens, clock, emails, takeTyped, onMailQueued, metrics };
  mountOwnerBookings(mount, {
    found,
    emails: createBookingEmails({ store: stores.bookingEmails, clock, emails, onMailQueued }),
    changing: createChangeBookings(changing),
    adding: createAddBooking({
      database,
      tokens,
      clock,
      emails,
      takeTyped,
      readCalendars: (eventId) => parts.busyCalendars.beforeBooking(eventId),
      onMailQueued,
      metrics,
    }),
    moving: createMoveOwn({ database, clock, emails, onMailQueued }),
    clock,
  });
  mountCustomers(mount, {
    found: createFindCustomersStore(database),
    database,
    change: createChangeCustomer(changing),
    clock,
  });
}

export function mountWaitingListOf(
  parts: AppParts,
  mount: Mount,
  {
    counts,
    reader,
    joins,
    joinsOfBusiness,
  }: { counts: EventCounts; reader: DiaryReader; joins: RateLimit; joinsOfBusiness: RateLimit },
): JoinWaitingList {
  const { database, stores, secrets, tokens, clock, publicUrl, onMailQueued, metrics, wait } = parts;
  const { diary } = stores;
  const waiting = {
    database,
    diary,
    counts,
    entryTokens: createLinkTokens('waitingListLink', secrets),
    cancelTokens: tokens,
    clock,
    wait,
    onMailQueued,
  };
  const links = createWaiting(waiting);
  const joinWaitingList: JoinWaitingList = async (slug, request, address) => {
    refuseUntil(await joins.take(address));
    const business = await reader.businessAt(slug);
    const untilNext = business ? await joinsOfBusiness.take(networkAt(business.id, address)) : 0;
    if (business)
      await refuseNetworkUntil(untilNext, database.read, {
        businessId: business.id,
        email: request.attendee_email,
        now: clock(),
      });
    return links.join(business, request);
  };
  mountWaitingList(mount, {
    joinWaitingList,
    waiting: links,
    taking: createTaking({
      database,
      diary,
      offerTokens: createLinkTokens('offerLink', secrets),
      cancelTokens: tokens,
      clock,
      publicUrl,
      onMailQueued,
      metrics,
    }),
    ownerList: createOwnerList(waiting),
    links: parts.limitOf('waiting list links', parts.rates.bookings.attempts),
    emails: parts.limitOnPeople('waiting list emails', parts.rates.owner.emails),
  });
  return joinWaitingList;
}

export function mountCatalogueOf(parts: AppParts, mount: Mount): void {
  const { stores, clock, onMailQueued } = parts;
  mountCatalogue(mount, { resources: stores.resources, services: stores.catalogueServices, clock });
  mountTimeOff(mount, { store: stores.timeOff, clock, onMailQueued });
  const emails = parts.limitOnPeople('delay emails', parts.rates.owner.emails);
  mountDelays(mount, { store: stores.delays, emails, clock, onMailQueued });
}

export function mountCalendarsOf(
  parts: AppParts,
  mount: Mount,
  app: Hono<HttpEnvironment>,
  mayMakeFor: SpendFor,
): void {
  const { stores, secrets, clock, publicUrl, tell } = parts;
  const addresses = createFeedAddresses(publicUrl, secrets);
  const feeds = { store: stores.calendarFeeds, addresses, clock };
  mountFeedCalls(mount, feeds);
  mountFeeds(app, { ...feeds, publicUrl, mayMakeFor, tell });
  mountBusyCalls(mount, {
    store: stores.busyCalendars,
    reading: parts.busyCalendars,
    added: parts.limitOnPeople('calendars', parts.rates.owner.calendars),
    publicUrl,
    clock,
  });
}

export function mountEventsOf(parts: AppParts, mount: Mount, counts: EventCounts): void {
  const { stores, clock, tell, onMailQueued, metrics } = parts;
  mountEvents(mount, {
    store: stores.events,
    lists: stores.eventsListed,
    counts,
    diary: stores.diary,
    createEvents: createEventCreation({ store: stores.events, clock, tell }),
    deleteEvents: createDeleteEvents({ store: stores.eventsDeleted, clock, onMailQueued, metrics }),
    resources: stores.eventResources,
    clock,
    onMailQueued,
  });
  mountDates(mount, createChangeDates({ store: stores.datesChanged, clock, onMailQueued, metrics }), tell);
  mountVenues(mount, { store: stores.venues, clock, onMailQueued });
}

export function mountPatternsOf(
  { stores, clock, onMailQueued, metrics, tell }: AppParts,
  mount: Mount,
): void {
  const { patterns, patternsChanged, patternsPublished } = stores;
  const publish = createPublishPattern({ store: patternsPublished, clock, onMailQueued });
  mountPatterns(mount, {
    store: patterns,
    createPattern: createPatternCreation({ store: patterns, publish, clock }),
    changePattern: createChangePattern({
      store: patternsChanged,
      patterns,
      publish,
      clock,
      onMailQueued,
      metrics,
    }),
    clock,
    tell,
  });
}
