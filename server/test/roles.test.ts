/**
 * Tries every route with every role. The rows are keyed by the route list itself, so that a new route without
 * a row neither compiles nor passes. Other tests check what each call does; this one checks who may make it.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '@daybook/schema/contract/calls';
import { user } from '@daybook/schema/contract/user';
import { ACCOUNT_HEADER, CSRF_HEADER, OTHER_ACCOUNT, routes } from '@daybook/schema/words/routes';
import {
  ADMIN_ACCESS_REQUIRED,
  NOT_SIGNED_IN,
  SESSION_OF_OTHER_ACCOUNT,
} from '@daybook/schema/words/session-texts';
import { CROSS_SITE_REFUSED, CSRF_REFUSED } from '../src/http/refusal-texts.ts';
import { ADMIN } from './admin.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { ask, callNames, examples, makeWorld, type World } from './one-of-each-call.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ hasJobs: false, env: { ADMIN_EMAIL: ADMIN } });
});
afterAll(() => server.stop());

let refusing: Promise<World> | undefined;
/** Returns one world for all refused calls, which change nothing in it. */
const worldThatRefuses = () => (refusing ??= makeWorld(server));

type Role = 'nobody' | 'owner' | 'other' | 'admin';
const ROLES: Role[] = ['nobody', 'owner', 'other', 'admin'];

/** The same for everybody, logged in or not. */
const everybody = (status: number) => ({ nobody: status, owner: status, other: status, admin: status });
/** Anybody who is logged in, about their own data. */
const signedIn = (status = 200) => ({ ...everybody(status), nobody: 401 });
/**
 * Only the owner of that business, event, booking or venue. For all others it doesn't exist, admin or not.
 */
const ownerOnly = (status = 200) => ({ nobody: 401, owner: status, other: 404, admin: 404 });

/** Only the platform's admin, about anybody's data. */
const adminOnly = (status = 200) => ({ nobody: 401, owner: 403, other: 403, admin: status });

const expected: Record<CallName, Record<Role, number>> = {
  getDiary: everybody(200),
  getDiaryMonth: everybody(200),
  listVenues: everybody(200),
  listServices: everybody(200),
  listTimeSlots: everybody(200),
  bookSlot: everybody(201),
  getCancelDetails: everybody(200),
  cancelByToken: everybody(200),
  getMoveDiary: everybody(200),
  getMoveMonth: everybody(200),
  listMoveSlots: everybody(200),
  moveByToken: everybody(200),
  getInvite: everybody(200),
  sendDataLink: everybody(200),
  getMyData: everybody(200),
  requestErasure: everybody(200),
  listErasureRequests: ownerOnly(),
  eraseCustomer: ownerOnly(),
  keepCustomer: ownerOnly(),
  joinWaitingList: everybody(200),
  getOffer: everybody(200),
  takeOffer: everybody(200),
  declineOffer: everybody(200),
  changeWantsEarlier: everybody(200),
  listWaitingList: ownerOnly(),
  addToWaitingList: ownerOnly(201),
  removeFromWaitingList: ownerOnly(),
  offerTime: ownerOnly(201),
  checkHealth: everybody(200),
  checkReady: everybody(200),

  getSignInAddress: everybody(200),
  // A login that nobody began; sign-in.test.ts completes a valid one.
  createSession: everybody(400),
  signOut: everybody(200),
  listSessions: signedIn(),
  endOtherSessions: signedIn(),
  endSession: signedIn(),
  getMe: signedIn(),
  changeMe: signedIn(),
  // The admin's account can't be deleted.
  deleteMe: { ...signedIn(), admin: 403 },
  getTextUse: signedIn(),
  exportMe: signedIn(),

  downloadBusiness: ownerOnly(),
  beginImport: signedIn(201),
  importCatalogue: ownerOnly(),
  importAvailability: ownerOnly(),
  importEvents: ownerOnly(),
  importBookings: ownerOnly(),
  importVisits: ownerOnly(),
  importCustomers: ownerOnly(),
  finishImport: ownerOnly(),
  discardImport: ownerOnly(),

  listMyBusinesses: signedIn(),
  createBusiness: signedIn(201),
  changeBusiness: ownerOnly(),
  changePicture: ownerOnly(),
  closeBusiness: ownerOnly(),
  sendConfirmationEmail: ownerOnly(),
  getSummary: ownerOnly(),
  getVersion: ownerOnly(),
  saveQuestions: ownerOnly(),
  getTakings: ownerOnly(),
  listDiaryWeeks: ownerOnly(),

  validateCoupon: signedIn(),
  // The business is paid for; payments.test.ts pays for an unpaid one.
  createCheckout: ownerOnly(409),
  // The business has no subscription.
  openBillingPortal: ownerOnly(409),

  listEvents: ownerOnly(),
  listScheduledEvents: ownerOnly(),
  createEvent: ownerOnly(201),
  createEvents: ownerOnly(),
  deleteAllEvents: ownerOnly(),
  changeEvent: ownerOnly(),
  deleteEvent: ownerOnly(),
  duplicateEvent: ownerOnly(201),
  changeEventResources: ownerOnly(),
  explainEvent: ownerOnly(),
  changeDateHours: ownerOnly(),
  changeDateWords: ownerOnly(),
  cancelDates: ownerOnly(),
  listPeople: ownerOnly(),
  addPerson: ownerOnly(201),
  changePerson: ownerOnly(),
  archivePerson: ownerOnly(),
  listPlaces: ownerOnly(),
  addPlace: ownerOnly(201),
  changePlace: ownerOnly(),
  archivePlace: ownerOnly(),
  listCatalogueServices: ownerOnly(),
  addCatalogueService: ownerOnly(201),
  changeCatalogueService: ownerOnly(),
  archiveCatalogueService: ownerOnly(),
  listCalendarFeeds: ownerOnly(),
  saveCalendarFeed: ownerOnly(),
  renewCalendarFeed: ownerOnly(),
  deleteCalendarFeed: ownerOnly(),
  listBusyCalendars: ownerOnly(),
  addBusyCalendar: ownerOnly(201),
  removeBusyCalendar: ownerOnly(),
  listPatterns: ownerOnly(),
  createPattern: ownerOnly(),
  changePattern: ownerOnly(),
  pausePattern: ownerOnly(),
  resumePattern: ownerOnly(),
  endPattern: ownerOnly(),
  listTimeOff: ownerOnly(),
  addTimeOff: ownerOnly(201),
  changeTimeOff: ownerOnly(),
  deleteTimeOff: ownerOnly(),
  addVenue: ownerOnly(201),
  listFavouriteVenues: signedIn(),
  saveFavouriteVenue: signedIn(201),
  deleteFavouriteVenue: ownerOnly(),

  listBookings: ownerOnly(),
  searchBookings: ownerOnly(),
  countBookedDays: ownerOnly(),
  changeBooking: ownerOnly(),
  listMoveTimes: ownerOnly(),
  moveBooking: ownerOnly(),
  cancelBooking: ownerOnly(),
  listBookingEmails: ownerOnly(),
  // The email can't be sent again; delivery.test.ts sends others.
  resendBookingEmail: ownerOnly(409),
  listDelays: ownerOnly(),
  startDelay: ownerOnly(201),
  endDelay: ownerOnly(),
  addBooking: ownerOnly(201),
  checkSeries: ownerOnly(),
  addSeries: ownerOnly(201),
  checkSeriesMove: ownerOnly(),
  moveSeries: ownerOnly(),
  listTimesToAdd: ownerOnly(),
  markNoShow: ownerOnly(),
  noteBooking: ownerOnly(),
  listCustomers: ownerOnly(),
  addCustomer: ownerOnly(201),
  addCustomers: ownerOnly(),
  getCustomer: ownerOnly(),
  changeCustomer: ownerOnly(),
  mergeCustomers: ownerOnly(),
  deleteCustomer: ownerOnly(),

  signUpForNewsletter: everybody(200),
  sendMessage: everybody(200),
  // Nobody here allows it, so the visit isn't counted.
  countVisit: everybody(200),
  listSignups: adminOnly(),
  searchSignups: adminOnly(),
  countSignups: adminOnly(),
  deleteSignup: adminOnly(),
  searchOutbox: adminOnly(),
  countEmails: adminOnly(),
  // The email has not failed; admin-outbox.test.ts retries one that has.
  retryEmail: adminOnly(409),
  retryEmails: adminOnly(),
  listEmailKinds: adminOnly(),
  previewEmail: adminOnly(),
  // Outside production anybody may; email-test.test.ts checks production.
  testEmail: everybody(200),
  testBookingFlow: everybody(200),
  listCoupons: adminOnly(),
  searchCoupons: adminOnly(),
  countCoupons: adminOnly(),
  createCoupon: adminOnly(201),
  changeCoupon: adminOnly(),
  deactivateCoupon: adminOnly(),
  deleteCoupon: adminOnly(),
  listAllBusinesses: adminOnly(),
  searchBusinesses: adminOnly(),
  countBusinesses: adminOnly(),
  getBusinessForSupport: adminOnly(),
  getBusinessConsequences: adminOnly(),
  changeAnyBusiness: adminOnly(),
  deleteAnyBusiness: adminOnly(),
  listUsers: adminOnly(),
  searchUsers: adminOnly(),
  countUsers: adminOnly(),
  getUserConsequences: adminOnly(),
  deleteUser: adminOnly(),
  listTestimonials: adminOnly(),
  addTestimonial: adminOnly(201),
  deleteTestimonial: adminOnly(404),
  listWeeks: adminOnly(),
  getSiteVisits: adminOnly(),
  searchAudit: adminOnly(),
};

async function headersOf(role: Role, world: World): Promise<Record<string, string>> {
  const asked: Record<Exclude<Role, 'nobody'>, () => Promise<Owner>> = {
    owner: () => Promise.resolve(world.owner),
    other: () => signIn(server, `other-${world.number}@barn.example`),
    admin: () => signIn(server, ADMIN),
  };
  const fromOurPage = { Origin: server.publicUrl, 'Sec-Fetch-Site': 'same-origin' };
  return role === 'nobody' ? fromOurPage : (await asked[role]()).headers;
}

it('has a row for every route, and no other', () => {
  expect(Object.keys(expected).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(callNames)('%s', (name) => {
  const { access } = calls[name];

  it.each(ROLES)('answers %s as it should', async (role) => {
    const status = expected[name][role];
    const world = await ([401, 403, 404].includes(status) ? worldThatRefuses() : makeWorld(server));
    const answer = await ask(server, name, world, await headersOf(role, world));
    expect(answer.status).toBe(status);
    if (answer.status === 401) expect(await answer.json()).toMatchObject({ error: NOT_SIGNED_IN });
    else if (access === 'admin' && answer.status === 403)
      expect(await answer.json()).toMatchObject({ error: ADMIN_ACCESS_REQUIRED });
    else await answer.arrayBuffer();
  });

  it('is open to other websites if it is public, and to no others', async () => {
    const world = await (access === 'public' ? makeWorld(server) : worldThatRefuses());
    const headers = { ...world.owner.headers, Origin: 'https://evil.example' };
    const answer = await ask(server, name, world, headers);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    if (access === 'public') {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.status).toBe(expected[name].nobody);
    } else {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: CROSS_SITE_REFUSED });
    }
  });
});

const ownerNames = callNames.filter((name) => calls[name].access === 'owner');
const adminNames = callNames.filter((name) => calls[name].access === 'admin');
const changes = [...ownerNames, ...adminNames].filter((name) => calls[name].method !== 'GET');
const named = [...ownerNames, ...adminNames].filter((name) => calls[name].path.includes(':'));
/** Returns who may make that call, if the path were right. */
const askerOf = async (name: CallName, { owner }: World) =>
  calls[name].access === 'admin' ? await signIn(server, ADMIN) : owner;

it.each(changes)('%s needs the session’s CSRF token', async (name) => {
  const world = await worldThatRefuses();
  for (const token of ['', 'guess', (await signIn(server, ADMIN)).headers[CSRF_HEADER] ?? '']) {
    const headers = { ...(await askerOf(name, world)).headers, [CSRF_HEADER]: token };
    expect(await refusalOf(ask(server, name, world, headers))).toMatchObject({
      status: 403,
      error: CSRF_REFUSED,
    });
  }
});

it.each([...ownerNames, ...adminNames])(
  '%s is refused to the page of an account that is no longer the one logged in, with that reason',
  async (name) => {
    const world = await worldThatRefuses();
    const stillOpen = (
      await answerTo(user, (await signIn(server, 'left@salon.example')).get(routes.getMe.path))
    ).account;
    const headers = { ...(await askerOf(name, world)).headers, [ACCOUNT_HEADER]: stillOpen };
    const answer = await ask(server, name, world, headers);
    expect([answer.status, answer.headers.get(ACCOUNT_HEADER)]).toEqual([409, OTHER_ACCOUNT]);
    expect(await answer.json()).toMatchObject({ error: SESSION_OF_OTHER_ACCOUNT });
  },
);

const read = callNames.filter((name) => calls[name].method === 'GET' && calls[name].access !== 'public');

it.each(read)('%s is not made by HEAD, which none of our pages sends', async (name) => {
  const world = await worldThatRefuses();
  const answer = await ask(server, name, world, world.owner.headers, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET']);
});

it.each(named)('%s finds nothing by an unknown id', async (name) => {
  const world = await worldThatRefuses();
  const given = Object.keys(examples[name].params?.(world) ?? {});
  for (const wrong of ['999999999', '0', '-1', '1.5', 'abc', '%27', 'null']) {
    const params = () => Object.fromEntries(given.map((key) => [key, wrong]));
    const refusal = await refusalOf(
      ask(server, name, world, (await askerOf(name, world)).headers, { params }),
    );
    expect({ wrong, status: refusal.status }).toEqual({ wrong, status: 404 });
  }
});

it('an event is found under its own business alone', async () => {
  const mine = await makeWorld(server);
  const { id } = await server.add.business({ ownerId: mine.owner.id });
  for (const name of ['changeEvent', 'deleteEvent', 'duplicateEvent'] as const) {
    const params = () => ({ businessId: id, eventId: mine.eventId });
    expect((await ask(server, name, mine, mine.owner.headers, { params })).status).toBe(404);
  }
});

it('a refusal’s text reveals nothing to somebody who may not see the thing', async () => {
  const world = await makeWorld(server);
  const other = await headersOf('other', world);
  for (const name of callNames.filter((name) => expected[name].other === 404)) {
    const foreign = await refusalOf(ask(server, name, world, other));
    const nothing = Object.fromEntries(
      Object.keys(examples[name].params?.(world) ?? {}).map((key) => [key, 999_999_999]),
    );
    const missing = await refusalOf(ask(server, name, world, other, { params: () => nothing }));
    expect(foreign).toEqual(missing);
  }
});
