/**
 * A successful example of every call of the contract, each in its own world, for tests of what holds for all
 * calls. A new call without an example doesn't compile.
 */

import { eq } from 'drizzle-orm';
import { calls, type CallName } from '@daybook/schema/contract/calls';
import { importedBookingOf } from '@daybook/schema/contract/read-business-file';
import { buildPath } from '@daybook/schema/rules/path';
import { emptyFile, plainBooking, plainEvent, plainTimeOff } from '@daybook/schema/test/business-files';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { bookings } from '../src/database/booking-tables.ts';
import { offers, waitingListEntries } from '../src/database/booking-tables.ts';
import { delays, timeOff } from '../src/database/calendar-tables.ts';
import { busyCalendars, calendarFeeds } from '../src/database/calendar-tables.ts';
import { catalogue, resources } from '../src/database/catalogue-tables.ts';
import { customers, erasureRequests } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { imports } from '../src/database/import-tables.ts';
import { one } from '../src/database/prepared.ts';
import { favouriteVenues } from '../src/database/tables.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { book, bookedBy, firstFree, slotsOf, tokenIn, bookingRequestFor } from './booking-requests.ts';
import { TUESDAY } from './builders.ts';
import { serveCalendar } from './calendar-server.ts';
import { EXAMPLE_PICTURE } from './example-picture.ts';
import { signIn } from './owner.ts';
import { plan, plans } from './plans.ts';
import type { TestServer } from './start.ts';

let made = 0;

/** Makes an owner's business with everything in it, and everybody who may make calls about it. */
export async function makeWorld(server: TestServer) {
  const number = (made += 1);
  const owner = await signIn(server, `owner-${number}@salon.example`);
  const business = await server.add.business({ ownerId: owner.id });
  const event = await server.add.event(business.id);
  // Different in each world, because together they would exceed the limit on emails to one address.
  const customer = { attendee_email: `customer-${number}@example.com` };
  const booked = await bookedBy(book(server, await firstFree(server, event.id), customer));
  const barn = { ownerId: owner.id, name: 'The barn', postcode: 'HX7 8EX' };
  const { id: venueId } = await one(server.database.insert(favouriteVenues).values(barn).returning());
  const signup = await server.add.signup({ email: `reader-${number}@example.com` });
  return {
    number,
    owner,
    customer,
    couponId: (await server.add.coupon({ code: `CODE-${number}`, isActive: false })).id,
    slug: business.diarySlug,
    businessId: business.id,
    importId: await importOf(server, owner.id, number),
    eventId: event.id,
    venueId,
    reference: booked.booking_reference,
    emailId: await emailAbout(server, booked.booking_reference),
    token: tokenIn(booked.cancel_url),
    emailToken: createLinkTokens('confirmEmailLink', [server.secret]).tokenOf({
      id: business.id,
      email: business.email,
      expiresAt: server.clock.now + 1000,
    }),
    signupToken: createLinkTokens('newsletterLink', [server.secret]).tokenOf({
      id: signup.signupId,
      email: signup.email,
    }),
    ...(await askingIn(server, business.id, number)),
    ...(await itemsOf(server, business.id)),
    ...(await calendarsOf(server, business.id)),
    // Never due, because tests compare rows, and the job would publish its dates in between.
    ...(await waitingIn(server, business.id, event.id, number)),
    patternId: (await server.add.pattern(business.id, { dueAt: 1e15 })).id,
    slot: await firstFree(server, event.id),
  };
}

/**
 * Adds an email about a booking that can't be sent again, because it said that the business was back on time.
 */
async function emailAbout(server: TestServer, reference: string): Promise<number> {
  const booking = await one(server.database.select().from(bookings).where(eq(bookings.reference, reference)));
  const email = {
    kind: 'booking_on_time',
    bookingId: booking.id,
    businessId: booking.businessId,
    recipient: booking.attendeeEmail,
    normalisedRecipient: booking.normalisedEmail,
    payload: {},
    status: 'sent' as const,
    dueAt: 0,
    createdAt: server.clock.now,
    sentAt: server.clock.now,
  };
  return (await one(server.database.insert(emails).values(email).returning())).id;
}

/** Adds a person, a place, a service, time off and a delay to a business. */
async function itemsOf(server: TestServer, businessId: number) {
  const place = { businessId, kind: 'place' as const, name: 'Front room', postcode: 'HX7 8EX', position: 1 };
  const person = { businessId, kind: 'person' as const, name: 'Ruth', atOnce: 1, position: 1 };
  const christmas = {
    businessId,
    startsOn: '2026-12-25',
    endsOn: '2026-12-25',
    everyYear: true,
    createdAt: 0,
  };
  const late = { businessId, date: TUESDAY, minutes: 20, startedAt: 0, endedAt: 0 };
  const service = { businessId, name: 'Cut', pricePence: 3800, durationMinutes: 45, position: 1 };
  return {
    placeId: (await one(server.database.insert(resources).values(place).returning())).id,
    personId: (await one(server.database.insert(resources).values(person).returning())).id,
    timeOffId: (await one(server.database.insert(timeOff).values(christmas).returning())).id,
    delayId: (await one(server.database.insert(delays).values(late).returning())).id,
    serviceId: (await one(server.database.insert(catalogue).values(service).returning())).id,
  };
}

/** Adds a feed and an external calendar to the business, and serves another that it may add. */
async function calendarsOf(server: TestServer, businessId: number) {
  const { url } = await serveCalendar();
  const now = server.clock.now;
  const feed = { businessId, withNames: true, nonce: 'a nonce', createdAt: now };
  const calendar = { businessId, url: `${url}?known`, nextFetchAt: now + 600_000, createdAt: now };
  return {
    calendarUrl: url,
    feedId: (await one(server.database.insert(calendarFeeds).values(feed).returning())).id,
    calendarId: (await one(server.database.insert(busyCalendars).values(calendar).returning())).id,
  };
}

/** Adds a past customer who has the link to their own data, and has asked to delete it. */
async function askingIn(server: TestServer, businessId: number, number: number) {
  const email = `came-${number}@example.com`;
  const came = {
    attendeeEmail: email,
    startsAt: server.clock.now - 7_200_000,
    endsAt: server.clock.now - 3_600_000,
  };
  const { id, reference } = await server.add.booking(businessId, came);
  const asked = { businessId, address: email, normalisedEmail: email, askedAt: server.clock.now };
  const request = await one(server.database.insert(erasureRequests).values(asked).returning());
  return {
    requestId: request.id,
    cameReference: reference,
    ...(await customersOf(server, businessId, email)),
    dataToken: createLinkTokens('customerDataLink', [server.secret]).tokenOf({
      id,
      email,
      expiresAt: server.clock.now + 1000,
    }),
  };
}

/** Adds somebody who waits, and a time that is offered to them. */
async function waitingIn(server: TestServer, businessId: number, eventId: number, number: number) {
  const email = `waits-${number}@example.com`;
  const now = server.clock.now;
  const entry = await one(
    server.database
      .insert(waitingListEntries)
      .values({
        businessId,
        attendeeFirstName: 'Mary',
        attendeeLastName: 'Anning',
        attendeeEmail: email,
        normalisedEmail: email,
        fromDate: TUESDAY,
        toDate: TUESDAY,
        partOfDay: 'any',
        madeBy: 'customer',
        openDates: [],
        createdAt: now,
        confirmedAt: now,
      })
      .returning(),
  );
  // Not the first, which is offered by hand.
  const slot = (await slotsOf(server, eventId)).filter(({ is_booked }) => !is_booked)[1];
  if (!slot) throw new Error('nothing is free');
  const told = await one(
    server.database
      .insert(offers)
      .values({
        businessId,
        entryId: entry.id,
        kind: 'told',
        slotId: slot.id,
        eventId,
        isDayEvent: false,
        startsAt: Date.parse(slot.starts_at),
        endsAt: Date.parse(slot.ends_at),
        bufferMinutes: 5,
        eventName: 'Cut',
        eventDate: TUESDAY,
        startTime: slot.start_time,
        endTime: slot.end_time,
        isAfterMove: false,
        createdAt: now,
      })
      .returning(),
  );
  const tokenOf = (purpose: 'waitingListLink' | 'offerLink', id: number) =>
    createLinkTokens(purpose, [server.secret]).tokenOf({ id, email });
  return {
    entryId: entry.id,
    entryToken: tokenOf('waitingListLink', entry.id),
    offerToken: tokenOf('offerLink', told.id),
  };
}

/** Returns a past customer, and another. */
async function customersOf(server: TestServer, businessId: number, email: string) {
  const found = await server.database.select().from(customers).where(eq(customers.businessId, businessId));
  const [came] = found.filter((customer) => customer.email === email);
  const [other] = found.filter((customer) => customer !== came);
  return { customerId: came?.id ?? 0, otherCustomerId: other?.id ?? 0 };
}

/** Adds an import that an owner has begun. */
async function importOf(server: TestServer, ownerId: number, number: number): Promise<number> {
  const hidden = { diarySlug: `arriving ${number}`, deletedAt: server.clock.now, paidAt: null };
  const { id } = await server.add.business(hidden);
  const importRow = { businessId: id, ownerId, beganAt: server.clock.now, wantedSlug: `brought-${number}` };
  await server.database.insert(imports).values({ ...importRow, state: 'in progress' });
  return id;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** The parts of an example's request; a part that is left out is empty. */
export interface Example {
  params?: (world: World) => Record<string, string | number>;
  query?: (world: World) => string;
  body?: (world: World) => Record<string, unknown>;
}

const bySlug = ({ slug }: World) => ({ slug });
const byBusiness = ({ businessId }: World) => ({ businessId });
const byImport = ({ importId }: World) => ({ importId });
const byEvent = ({ eventId }: World) => ({ eventId });
const byBusinessEvent = ({ businessId, eventId }: World) => ({ businessId, eventId });
const byPerson = ({ businessId, personId: itemId }: World) => ({ businessId, itemId });
const byTimeOff = ({ businessId, timeOffId }: World) => ({ businessId, timeOffId });
const byPlace = ({ businessId, placeId: itemId }: World) => ({ businessId, itemId });
const byService = ({ businessId, serviceId: itemId }: World) => ({ businessId, itemId });
const byFeed = ({ businessId, feedId }: World) => ({ businessId, feedId });
const byCalendar = ({ businessId, calendarId }: World) => ({ businessId, calendarId });
const room = { name: 'Back room', postcode: 'HX7 8EX', at_once: 1 };
const christmasOff = ({ personId }: World) => ({
  resource_id: personId,
  starts_on: '2026-12-24',
  ends_on: '2026-12-26',
});
const colour = { name: 'Colour', price: 90, duration_minutes: 105 };
const byPattern = ({ businessId, patternId }: World) => ({ businessId, patternId });
const byEntry = ({ businessId, entryId }: World) => ({ businessId, entryId });
const byRequest = ({ businessId, requestId }: World) => ({ businessId, requestId });
const byCustomer = ({ businessId, customerId }: World) => ({ businessId, customerId });
const byCameReference = ({ cameReference: reference }: World) => ({ reference });
const byReference = ({ reference }: World) => ({ reference });
const byOwner = ({ owner }: World) => ({ userId: owner.id });
const byCoupon = ({ couponId }: World) => ({ couponId });
const byToken = ({ token }: World) => `?token=${token}`;
const change = { event_name: 'Cut', personal_message: 'See you.' };
const weeklyHours = {
  weekdays: [{ day: 2, start_time: '09:00', end_time: '17:00' }],
  from_date: TUESDAY,
  event: { ...change, event_type: 'booking', is_home_visit: true },
};
const attendee = {
  attendee_first_name: 'Grace',
  attendee_last_name: 'Hopper',
  attendee_email: 'grace@example.com',
};
const waitedDates = { from_date: TUESDAY, to_date: TUESDAY };
const business = { business_name: 'Barn', business_email: 'hello@barn.example', timezone: 'Europe/London' };

export const examples: Record<CallName, Example> = {
  getDiary: { params: bySlug },
  getDiaryMonth: { params: ({ slug }) => ({ slug, month: '2026-11' }) },
  listVenues: { params: byEvent },
  listServices: { params: byEvent },
  listTimeSlots: { params: byEvent },
  bookSlot: {
    params: ({ slot }) => ({ slotId: slot.id }),
    body: ({ slot, customer }) => bookingRequestFor(slot, customer),
  },
  getCancelDetails: { query: byToken },
  cancelByToken: { body: ({ token }) => ({ token }) },
  getMoveDiary: { query: byToken },
  getMoveMonth: { params: () => ({ month: '2026-11' }), query: byToken },
  listMoveSlots: { params: byEvent, query: byToken },
  moveByToken: { body: ({ token, slot }) => ({ token, slot_id: slot.id }) },
  getInvite: { query: byToken },
  sendDataLink: { body: ({ token }) => ({ token }) },
  getMyData: { query: ({ dataToken }) => `?token=${dataToken}` },
  requestErasure: { body: ({ dataToken }) => ({ token: dataToken }) },
  listErasureRequests: { params: byBusiness },
  eraseCustomer: { params: byRequest, body: () => ({}) },
  keepCustomer: { params: byRequest, body: () => ({ reason: 'Our accounts.' }) },
  joinWaitingList: {
    params: bySlug,
    body: ({ customer }) => ({ ...attendee, ...customer, ...waitedDates }),
  },
  getOffer: { query: ({ offerToken }) => `?token=${offerToken}` },
  takeOffer: { body: ({ offerToken }) => ({ token: offerToken }) },
  declineOffer: { body: ({ offerToken }) => ({ token: offerToken }) },
  changeWantsEarlier: { body: ({ token }) => ({ token, wants_earlier: true }) },
  listWaitingList: { params: byBusiness },
  addToWaitingList: {
    params: byBusiness,
    body: ({ customer }) => ({ ...attendee, ...customer, ...waitedDates }),
  },
  removeFromWaitingList: { params: byEntry },
  offerTime: { params: byEntry, body: ({ slot }) => ({ slot_id: slot.id }) },
  checkHealth: {},
  checkReady: {},

  getSignInAddress: {},
  createSession: { body: () => ({ code: 'a code', state: 'a state' }) },
  signOut: {},
  listSessions: {},
  endOtherSessions: {},
  endSession: { params: () => ({ sessionId: 'A'.repeat(43) }) },
  getMe: {},
  changeMe: { body: () => ({ email_notifications: false }) },
  deleteMe: {},
  getTextUse: {},
  exportMe: {},

  downloadBusiness: { params: byBusiness },
  beginImport: {
    body: () => ({ format: emptyFile.format, version: emptyFile.version, business: emptyFile.business }),
  },
  importCatalogue: {
    params: byImport,
    body: () => ({
      from: 0,
      catalogue: [{ kind: 'person', name: 'Ann', colour: null, bookable_online: true, is_archived: false }],
    }),
  },
  importAvailability: {
    params: byImport,
    body: () => ({ from: 0, availability: [plainTimeOff] }),
  },
  importEvents: { params: byImport, body: () => ({ from: 0, events: [plainEvent] }) },
  importBookings: {
    params: byImport,
    body: () => ({ from: 0, bookings: [importedBookingOf({ ...plainBooking, event: null }, [])] }),
  },
  importVisits: {
    params: byImport,
    body: () => ({ from: 0, visits: [{ date: '2026-11-01', visits: 3, visitors: 2 }] }),
  },
  importCustomers: {
    params: byImport,
    body: () => ({ from: 0, customers: [{ first_name: 'Ann' }] }),
  },
  finishImport: {
    params: byImport,
    body: () => ({ events: 0, bookings: 0, visits: 0, catalogue: 0, availability: 0 }),
  },
  discardImport: { params: byImport },

  listMyBusinesses: {},
  createBusiness: { body: () => business },
  changeBusiness: { params: byBusiness, body: () => business },
  changePicture: { params: byBusiness, body: () => ({ picture: EXAMPLE_PICTURE }) },
  closeBusiness: { params: byBusiness },
  sendConfirmationEmail: { params: byBusiness, body: () => ({}) },
  getSummary: { params: byBusiness },
  getVersion: { params: byBusiness },
  saveQuestions: {
    params: byBusiness,
    body: () => ({
      questions: [
        {
          text: 'Do you have any allergies?',
          kind: 'short',
          is_required: false,
          is_about_health: true,
        },
      ],
      seen: [],
    }),
  },
  getTakings: { params: byBusiness, query: () => '?from=2026-11-01&to=2026-11-30' },
  listDiaryWeeks: { params: byBusiness },

  validateCoupon: { body: () => ({ code: 'NOBODYS' }) },
  createCheckout: { params: byBusiness, body: () => ({ coupon_code: null }) },
  openBillingPortal: { params: byBusiness, body: () => ({}) },

  listEvents: { params: byBusiness },
  listScheduledEvents: { params: byBusiness },
  createEvent: { params: byBusiness, body: () => plan() },
  createEvents: { params: byBusiness, body: () => plans(['2026-11-25']) },
  deleteAllEvents: { params: byBusiness },
  changeEvent: { params: byBusinessEvent, body: () => change },
  deleteEvent: { params: byBusinessEvent },
  duplicateEvent: {
    params: byBusinessEvent,
    body: () => ({ event_date: '2026-11-26' }),
  },
  explainEvent: { params: byEvent },
  changeEventResources: {
    params: byBusinessEvent,
    body: ({ placeId, personId }) => ({ place_ids: [placeId], person_ids: [personId] }),
  },
  changeDateHours: {
    params: byBusiness,
    body: ({ eventId }) => ({ event_ids: [eventId], start_time: '09:00', end_time: '18:00' }),
  },
  changeDateWords: {
    params: byBusiness,
    body: ({ eventId }) => ({ event_ids: [eventId], event_name: 'Cut' }),
  },
  // Its booking would need an answer.
  cancelDates: {
    params: byBusiness,
    query: () => '?dry_run=true',
    body: ({ eventId }) => ({ event_ids: [eventId] }),
  },
  listPeople: { params: byBusiness },
  addPerson: { params: byBusiness, body: () => ({ name: 'Sam' }) },
  changePerson: { params: byPerson, body: () => ({ name: 'Ruth Ashworth' }) },
  archivePerson: { params: byPerson },
  listPlaces: { params: byBusiness },
  addPlace: { params: byBusiness, body: () => room },
  changePlace: { params: byPlace, body: () => room },
  archivePlace: { params: byPlace },
  listCatalogueServices: { params: byBusiness },
  addCatalogueService: { params: byBusiness, body: () => colour },
  changeCatalogueService: { params: byService, body: () => colour },
  archiveCatalogueService: { params: byService },
  listCalendarFeeds: { params: byBusiness },
  saveCalendarFeed: { params: byBusiness, body: () => ({ with_names: false }) },
  renewCalendarFeed: { params: byFeed, body: () => ({}) },
  deleteCalendarFeed: { params: byFeed },
  listBusyCalendars: { params: byBusiness },
  addBusyCalendar: { params: byBusiness, body: ({ calendarUrl: url }) => ({ url }) },
  removeBusyCalendar: { params: byCalendar },
  listPatterns: { params: byBusiness },
  createPattern: { params: byBusiness, body: () => weeklyHours },
  changePattern: { params: byPattern, body: () => weeklyHours },
  pausePattern: { params: byPattern, body: () => ({}) },
  resumePattern: { params: byPattern, body: () => ({}) },
  endPattern: { params: byPattern, body: () => ({}) },
  listTimeOff: { params: byBusiness },
  addTimeOff: { params: byBusiness, body: christmasOff },
  changeTimeOff: { params: byTimeOff, body: christmasOff },
  deleteTimeOff: { params: byTimeOff },
  addVenue: { params: byEvent, body: () => exampleVenue },
  listFavouriteVenues: {},
  saveFavouriteVenue: { body: () => exampleVenue },
  deleteFavouriteVenue: { params: ({ venueId }) => ({ venueId }) },

  listBookings: { params: byBusiness },
  searchBookings: { params: byBusiness },
  countBookedDays: {
    params: byBusiness,
    query: () => '?from=2026-11-01&to=2026-11-30',
  },
  changeBooking: { params: byReference, body: () => attendee },
  listMoveTimes: { params: byReference, query: () => `?date=${TUESDAY}` },
  moveBooking: { params: byReference, body: ({ slot }) => ({ slot_id: slot.id }) },
  cancelBooking: { params: byReference },
  listBookingEmails: { params: byReference },
  resendBookingEmail: {
    params: ({ reference, emailId }) => ({ reference, emailId }),
    body: () => ({}),
  },
  listDelays: { params: byBusiness },
  startDelay: { params: byBusiness, body: () => ({ minutes: 20 }) },
  endDelay: { params: ({ businessId, delayId }) => ({ businessId, delayId }), body: () => ({}) },
  addBooking: {
    params: byBusiness,
    body: ({ slot, customer }) => ({ ...attendee, ...customer, slot_id: slot.id }),
  },
  checkSeries: {
    params: byBusiness,
    query: ({ slot }) => `?date=${TUESDAY}&start_time=${slot.start_time}&every_weeks=1&count=2`,
  },
  addSeries: {
    params: byBusiness,
    body: ({ slot, customer }) => ({
      ...attendee,
      ...customer,
      every_weeks: 1,
      visits: [{ date: TUESDAY, start_time: slot.start_time }],
    }),
  },
  checkSeriesMove: {
    params: byReference,
    body: ({ slot }) => ({ date: TUESDAY, start_time: slot.start_time }),
  },
  moveSeries: {
    params: byReference,
    body: ({ reference, slot }) => ({
      visits: [{ booking_reference: reference, date: TUESDAY, start_time: slot.start_time }],
    }),
  },
  listTimesToAdd: { params: byBusiness, query: () => `?date=${TUESDAY}` },
  markNoShow: { params: byCameReference, body: () => ({ did_not_come: true }) },
  noteBooking: { params: byCameReference, body: () => ({ note: 'Brings a dog.' }) },
  listCustomers: { params: byBusiness },
  addCustomer: { params: byBusiness, body: () => ({ first_name: 'Ann', note: 'Rang on Monday.' }) },
  addCustomers: { params: byBusiness, body: () => ({ customers: [{ first_name: 'Ann' }] }) },
  getCustomer: { params: byCustomer },
  changeCustomer: { params: byCustomer, body: () => ({ first_name: 'Grace' }) },
  mergeCustomers: { params: byCustomer, body: ({ otherCustomerId }) => ({ other_id: otherCustomerId }) },
  deleteCustomer: { params: byCustomer },

  signUpForNewsletter: {
    body: ({ customer }) => ({ email: customer.attendee_email, signup_source: 'footer' }),
  },
  sendMessage: {
    body: () => ({ firstName: 'Ada', lastName: 'King', email: 'ada@example.com', message: 'Hello' }),
  },
  countVisit: { body: () => ({ path: '/pricing' }) },
  listSignups: {},
  searchSignups: {},
  countSignups: {},
  deleteSignup: {
    params: ({ signupToken }) => ({ signupId: signupToken.split('.')[0] ?? '' }),
  },
  listTestimonials: {},
  addTestimonial: {
    body: () => ({
      name: 'Ada King',
      business: 'Ash & Daughters',
      words: 'It works.',
      consented_on: '2026-11-01',
    }),
  },
  deleteTestimonial: { params: () => ({ testimonialId: 999 }) },
  searchOutbox: {},
  countEmails: {},
  retryEmail: { params: () => ({ emailId: 1 }), body: () => ({}) },
  retryEmails: { body: () => ({}) },
  listEmailKinds: {},
  previewEmail: { params: () => ({ kind: 'booking_confirmed' }) },
  testEmail: { query: () => '?email=ada@example.com' },
  testBookingFlow: {
    body: () => ({ email: 'ada@example.com', business_email: 'hello@salon.example' }),
  },
  listCoupons: {},
  searchCoupons: { query: () => '?search=code' },
  countCoupons: {},
  createCoupon: {
    body: ({ number }) => ({ code: `MADE-${number}`, discount_type: 'percentage', discount_value: 10 }),
  },
  changeCoupon: { params: byCoupon, body: () => ({ is_active: true }) },
  deactivateCoupon: { params: byCoupon },
  deleteCoupon: { params: byCoupon },
  listAllBusinesses: {},
  searchBusinesses: { query: () => '?billing_status=paid' },
  countBusinesses: {},
  getBusinessForSupport: { params: byBusiness },
  getBusinessConsequences: { params: byBusiness },
  changeAnyBusiness: {
    params: byBusiness,
    body: () => ({ ...business, is_active: true, has_paid: true }),
  },
  deleteAnyBusiness: { params: byBusiness },
  listUsers: {},
  searchUsers: { query: () => '?having=paid' },
  countUsers: {},
  getUserConsequences: { params: byOwner },
  deleteUser: { params: byOwner },
  listWeeks: {},
  getSiteVisits: {},
  searchAudit: { query: () => '?action=coupon_created' },
};

export const callNames = Object.keys(examples).filter(isCallName);

function isCallName(name: string): name is CallName {
  return Object.hasOwn(examples, name);
}

/** Makes the example's request, with some parts replaced. */
export function ask(
  server: TestServer,
  name: CallName,
  world: World,
  headers: Record<string, string>,
  given: Example & { method?: string } = {},
): Promise<Response> {
  const { method = calls[name].method, params, query, body } = { ...examples[name], ...given };
  const address = buildPath(calls[name].path, params?.(world) ?? {}) + (query?.(world) ?? '');
  return fetch(server.url + address, {
    method,
    redirect: 'manual',
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body: body ? JSON.stringify(body(world)) : null,
  });
}
