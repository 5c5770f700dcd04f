/**
 * Every route by every role. The rows are keyed by the route list itself, so that a new route without a row
 * neither compiles nor passes. What each call does is tested elsewhere; here it is who may make it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '@daybook/schema/contract/calls';
import { buildPath } from '@daybook/schema/rules/path';
import { CSRF_HEADER } from '@daybook/schema/words/routes';
import { ADMIN_ACCESS_REQUIRED, NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { createEmailTokens } from '../src/businesses/email-confirmation/email-token.ts';
import { favouriteVenues } from '../src/database/tables.ts';
import { CROSS_SITE_REFUSED, CSRF_REFUSED } from '../src/http/refusal-texts.ts';
import { createSignupTokens } from '../src/newsletter/signup-token.ts';
import { ADMIN } from './admin.ts';
import { one } from './builders.ts';
import { signIn, type Owner } from './owner.ts';
import { FRONT_ROOM, plan, plans } from './plans.ts';
import { startServer, type TestServer } from './start.ts';
import { book, bookedBy, firstFree, refusalOf, tokenIn, wishFor } from './wishes.ts';

let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startServer({ env: { ADMIN_EMAIL: ADMIN } });
});
afterAll(() => server.stop());

/** One owner's house with everything in it, and everybody who may knock. */
async function makeWorld() {
  number += 1;
  const owner = await signIn(server, `owner-${number}@salon.example`);
  const business = await server.add.business({ ownerId: owner.id });
  const event = await server.add.event(business.id);
  // Each world's own: nobody is written to as often as all of them together would.
  const customer = { attendee_email: `customer-${number}@example.com` };
  const booked = await bookedBy(book(server, await firstFree(server, event.id), customer));
  const barn = { ownerId: owner.id, name: 'The barn', postcode: 'HX7 8EX' };
  const { id: venueId } = await one(server.database.insert(favouriteVenues).values(barn).returning());
  return {
    owner,
    customer,
    couponId: (await server.add.coupon({ code: `CODE-${number}`, isActive: false })).id,
    slug: business.diarySlug,
    businessId: business.id,
    eventId: event.id,
    venueId,
    reference: booked.booking_reference,
    token: tokenIn(booked.cancel_url),
    emailToken: createEmailTokens([server.secret]).tokenOf({
      businessId: business.id,
      email: business.email,
      expiresAt: server.clock.now + 1000,
    }),
    signupToken: createSignupTokens([server.secret]).tokenOf(
      await server.add.signup({ email: `reader-${number}@example.com` }),
    ),
    slot: await firstFree(server, event.id),
  };
}

type World = Awaited<ReturnType<typeof makeWorld>>;
type Role = 'nobody' | 'owner' | 'other' | 'admin';
const ROLES: Role[] = ['nobody', 'owner', 'other', 'admin'];

interface Row {
  params?: (world: World) => Record<string, string | number>;
  query?: (world: World) => string;
  body?: (world: World) => unknown;
  expected: Record<Role, number>;
}

/** Whoever asks, signed in or not. */
const everybody = (status: number) => ({ nobody: status, owner: status, other: status, admin: status });
/** Everybody who is signed in, about what is their own. */
const signedIn = (status = 200) => ({ ...everybody(status), nobody: 401 });
/** The owner of that very business, event, booking or venue. To all others it is not there, admin or not. */
const ownerOnly = (status = 200) => ({ nobody: 401, owner: status, other: 404, admin: 404 });

/** The platform's admin, whoever's it is. */
const adminOnly = (status = 200) => ({ nobody: 401, owner: 403, other: 403, admin: status });

const bySlug = ({ slug }: World) => ({ slug });
const byBusiness = ({ businessId }: World) => ({ businessId });
const byEvent = ({ eventId }: World) => ({ eventId });
const byBusinessEvent = ({ businessId, eventId }: World) => ({ businessId, eventId });
const byReference = ({ reference }: World) => ({ reference });
const byOwner = ({ owner }: World) => ({ userId: owner.id });
const byCoupon = ({ couponId }: World) => ({ couponId });
const byToken = ({ token }: World) => `?token=${token}`;
const byEmailToken = ({ emailToken }: World) => `?token=${emailToken}`;
const bySignupToken = ({ signupToken }: World) => ({ token: signupToken });
const change = { event_name: 'Cut', personal_message: 'See you.' };
const attendee = {
  attendee_first_name: 'Grace',
  attendee_last_name: 'Hopper',
  attendee_email: 'grace@example.com',
};
const business = { business_name: 'Barn', business_email: 'hello@barn.example', timezone: 'Europe/London' };

const matrix: Record<CallName, Row> = {
  getDiary: { params: bySlug, expected: everybody(200) },
  getDiaryMonth: { params: ({ slug }) => ({ slug, month: '2026-11' }), expected: everybody(200) },
  listVenues: { params: byEvent, expected: everybody(200) },
  listServices: { params: byEvent, expected: everybody(200) },
  listTimeSlots: { params: byEvent, expected: everybody(200) },
  bookSlot: {
    params: ({ slot }) => ({ slotId: slot.id }),
    body: ({ slot, customer }) => wishFor(slot, customer),
    expected: everybody(201),
  },
  getCancelDetails: { query: byToken, expected: everybody(200) },
  cancelByToken: { body: ({ token }) => ({ token }), expected: everybody(200) },
  getInvite: { query: byToken, expected: everybody(200) },
  checkHealth: { expected: everybody(200) },
  checkReady: { expected: everybody(200) },

  getSignInAddress: { expected: everybody(200) },
  /** A sign-in that nobody began; a good one is signed in with in sign-in.test.ts. */
  createSession: { body: () => ({ code: 'a code', state: 'a state' }), expected: everybody(400) },
  signOut: { expected: everybody(200) },
  getEmailConfirmation: { query: byEmailToken, expected: everybody(200) },
  confirmEmail: { body: ({ emailToken }) => ({ token: emailToken }), expected: everybody(200) },
  endAllSessions: { expected: signedIn() },
  getMe: { expected: signedIn() },
  changeMe: { body: () => ({ email_notifications: false }), expected: signedIn() },
  deleteMe: { expected: signedIn() },
  exportMe: { expected: signedIn() },

  listMyBusinesses: { expected: signedIn() },
  createBusiness: { body: () => business, expected: signedIn(201) },
  changeBusiness: { params: byBusiness, body: () => business, expected: ownerOnly() },
  sendEmailLetter: { params: byBusiness, body: () => ({}), expected: ownerOnly() },
  getSummary: { params: byBusiness, expected: ownerOnly() },
  getVersion: { params: byBusiness, expected: ownerOnly() },
  listDiaryWeeks: { params: byBusiness, expected: ownerOnly() },

  validateCoupon: { body: () => ({ code: 'NOBODYS' }), expected: signedIn() },
  /** Of one that is paid; an unpaid one pays in payments.test.ts. */
  createCheckout: { params: byBusiness, body: () => ({ coupon_code: null }), expected: ownerOnly(409) },
  /** Of one without a subscription. */
  openBillingPortal: { params: byBusiness, body: () => ({}), expected: ownerOnly(409) },

  listEvents: { params: byBusiness, expected: ownerOnly() },
  listScheduledEvents: { params: byBusiness, expected: ownerOnly() },
  createEvent: { params: byBusiness, body: () => plan(), expected: ownerOnly(201) },
  createEvents: { params: byBusiness, body: () => plans(['2026-11-25']), expected: ownerOnly() },
  deleteAllEvents: { params: byBusiness, expected: ownerOnly() },
  changeEvent: { params: byBusinessEvent, body: () => change, expected: ownerOnly() },
  deleteEvent: { params: byBusinessEvent, expected: ownerOnly() },
  duplicateEvent: {
    params: byBusinessEvent,
    body: () => ({ event_date: '2026-11-26' }),
    expected: ownerOnly(201),
  },
  addVenue: { params: byEvent, body: () => FRONT_ROOM, expected: ownerOnly(201) },
  listFavouriteVenues: { expected: signedIn() },
  saveFavouriteVenue: { body: () => FRONT_ROOM, expected: signedIn(201) },
  deleteFavouriteVenue: { params: ({ venueId }) => ({ venueId }), expected: ownerOnly() },

  listBookings: { params: byBusiness, expected: ownerOnly() },
  searchBookings: { params: byBusiness, expected: ownerOnly() },
  countBookedDays: {
    params: byBusiness,
    query: () => '?from=2026-11-01&to=2026-11-30',
    expected: ownerOnly(),
  },
  changeBooking: { params: byReference, body: () => attendee, expected: ownerOnly() },
  cancelBooking: { params: byReference, expected: ownerOnly() },

  signUpForNewsletter: {
    body: ({ customer }) => ({ email: customer.attendee_email, signup_source: 'footer' }),
    expected: everybody(200),
  },
  getSignup: { query: ({ signupToken }) => `?token=${signupToken}`, expected: everybody(200) },
  confirmSignup: { body: bySignupToken, expected: everybody(200) },
  endSignup: { body: bySignupToken, expected: everybody(200) },
  sendMessage: {
    body: () => ({ firstName: 'Ada', lastName: 'King', email: 'ada@example.com', message: 'Hello' }),
    expected: everybody(200),
  },
  /** Nobody here allows it: then it is passed over. */
  countVisit: { body: () => ({ path: '/pricing' }), expected: everybody(200) },
  listSignups: { expected: adminOnly() },
  searchSignups: { expected: adminOnly() },
  countSignups: { expected: adminOnly() },
  deleteSignup: {
    params: ({ signupToken }) => ({ signupId: signupToken.split('.')[0] ?? '' }),
    expected: adminOnly(),
  },
  searchOutbox: { expected: adminOnly() },
  countLetters: { expected: adminOnly() },
  /** Of one that has not failed; one that has is retried in admin-outbox.test.ts. */
  retryLetter: { params: () => ({ letterId: 1 }), body: () => ({}), expected: adminOnly(409) },
  retryLetters: { body: () => ({}), expected: adminOnly() },
  listLetterKinds: { expected: adminOnly() },
  previewLetter: { params: () => ({ kind: 'booking_confirmed' }), expected: adminOnly() },
  /** Outside production; what holds there, email-test.test.ts tells. */
  testEmail: { query: () => '?email=ada@example.com', expected: everybody(200) },
  testBookingFlow: {
    body: () => ({ email: 'ada@example.com', business_email: 'hello@salon.example' }),
    expected: everybody(200),
  },
  listCoupons: { expected: adminOnly() },
  searchCoupons: { query: () => '?search=code', expected: adminOnly() },
  countCoupons: { expected: adminOnly() },
  createCoupon: {
    body: () => ({ code: `MADE-${number}`, discount_type: 'percentage', discount_value: 10 }),
    expected: adminOnly(201),
  },
  changeCoupon: { params: byCoupon, body: () => ({ is_active: true }), expected: adminOnly() },
  deactivateCoupon: { params: byCoupon, expected: adminOnly() },
  deleteCoupon: { params: byCoupon, expected: adminOnly() },
  listAllBusinesses: { expected: adminOnly() },
  searchBusinesses: { query: () => '?standing=paid', expected: adminOnly() },
  countBusinesses: { expected: adminOnly() },
  getBusinessForSupport: { params: byBusiness, expected: adminOnly() },
  getBusinessConsequences: { params: byBusiness, expected: adminOnly() },
  changeAnyBusiness: {
    params: byBusiness,
    body: () => ({ ...business, is_active: true, has_paid: true }),
    expected: adminOnly(),
  },
  deleteAnyBusiness: { params: byBusiness, expected: adminOnly() },
  listUsers: { expected: adminOnly() },
  searchUsers: { query: () => '?having=paid', expected: adminOnly() },
  countUsers: { expected: adminOnly() },
  getUserConsequences: { params: byOwner, expected: adminOnly() },
  deleteUser: { params: byOwner, expected: adminOnly() },
  listWeeks: { expected: adminOnly() },
  getSiteVisits: { expected: adminOnly() },
  searchAudit: { query: () => '?action=coupon_created', expected: adminOnly() },
};

function isCallName(name: string): name is CallName {
  return Object.hasOwn(matrix, name);
}
const names = Object.keys(calls).filter(isCallName);

async function headersOf(role: Role, world: World): Promise<Record<string, string>> {
  const asked: Record<Exclude<Role, 'nobody'>, () => Promise<Owner>> = {
    owner: () => Promise.resolve(world.owner),
    other: () => signIn(server, `other-${number}@barn.example`),
    admin: () => signIn(server, ADMIN),
  };
  const fromOurPage = { Origin: server.publicUrl, 'Sec-Fetch-Site': 'same-origin' };
  return role === 'nobody' ? fromOurPage : (await asked[role]()).headers;
}

function ask(
  name: CallName,
  world: World,
  headers: Record<string, string>,
  params?: Row['params'],
  method: string = calls[name].method,
) {
  const { path } = calls[name];
  const { query, body, ...row } = matrix[name];
  const address = buildPath(path, (params ?? row.params)?.(world) ?? {}) + (query?.(world) ?? '');
  return fetch(server.url + address, {
    method,
    redirect: 'manual',
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body: body ? JSON.stringify(body(world)) : null,
  });
}

it('has a row for every route, and no other', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(names)('%s', (name) => {
  const { access } = calls[name];

  it.each(ROLES)('answers %s as it should', async (role) => {
    const world = await makeWorld();
    const answer = await ask(name, world, await headersOf(role, world));
    expect(answer.status).toBe(matrix[name].expected[role]);
    if (answer.status === 401) expect(await answer.json()).toMatchObject({ error: NOT_SIGNED_IN });
    else if (access === 'admin' && answer.status === 403)
      expect(await answer.json()).toMatchObject({ error: ADMIN_ACCESS_REQUIRED });
    else await answer.arrayBuffer();
  });

  it('is open to other websites if it is public, and to no others', async () => {
    const world = await makeWorld();
    const headers = { ...world.owner.headers, Origin: 'https://evil.example' };
    const answer = await ask(name, world, headers);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    if (access === 'public') {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.status).toBe(matrix[name].expected.nobody);
    } else {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: CROSS_SITE_REFUSED });
    }
  });
});

const ownerNames = names.filter((name) => calls[name].access === 'owner');
const adminNames = names.filter((name) => calls[name].access === 'admin');
const changes = [...ownerNames, ...adminNames].filter((name) => calls[name].method !== 'GET');
const named = [...ownerNames, ...adminNames].filter((name) => calls[name].path.includes(':'));
/** Who may make that call, were the path right. */
const askerOf = async (name: CallName, { owner }: World) =>
  calls[name].access === 'admin' ? await signIn(server, ADMIN) : owner;

it.each(changes)('%s needs the session’s CSRF token', async (name) => {
  const world = await makeWorld();
  for (const token of ['', 'guess', (await signIn(server, ADMIN)).headers[CSRF_HEADER] ?? '']) {
    const headers = { ...(await askerOf(name, world)).headers, [CSRF_HEADER]: token };
    expect(await refusalOf(ask(name, world, headers))).toMatchObject({ status: 403, error: CSRF_REFUSED });
  }
});

const read = names.filter((name) => calls[name].method === 'GET' && calls[name].access !== 'public');

it.each(read)('%s is not made by HEAD, which none of our pages sends', async (name) => {
  const world = await makeWorld();
  const answer = await ask(name, world, world.owner.headers, undefined, 'HEAD');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET']);
});

it.each(named)('%s finds nothing by a name of nothing', async (name) => {
  const world = await makeWorld();
  const given = Object.keys(matrix[name].params?.(world) ?? {});
  for (const wrong of ['999999999', '0', '-1', '1.5', 'abc', '%27', 'null']) {
    const params = () => Object.fromEntries(given.map((key) => [key, wrong]));
    const refusal = await refusalOf(ask(name, world, (await askerOf(name, world)).headers, params));
    expect({ wrong, status: refusal.status }).toEqual({ wrong, status: 404 });
  }
});

it('an event is found under its own business alone', async () => {
  const mine = await makeWorld();
  const { id } = await server.add.business({ ownerId: mine.owner.id });
  for (const name of ['changeEvent', 'deleteEvent', 'duplicateEvent'] as const) {
    const params = () => ({ businessId: id, eventId: mine.eventId });
    expect((await ask(name, mine, mine.owner.headers, params)).status).toBe(404);
  }
});

it('what a foreigner may not see tells nothing by the words of its refusal', async () => {
  const world = await makeWorld();
  const other = await headersOf('other', world);
  for (const name of names.filter((name) => matrix[name].expected.other === 404)) {
    const foreign = await refusalOf(ask(name, world, other));
    const nothing = Object.fromEntries(
      Object.keys(matrix[name].params?.(world) ?? {}).map((key) => [key, 999_999_999]),
    );
    const missing = await refusalOf(ask(name, world, other, () => nothing));
    expect(foreign).toEqual(missing);
  }
});
