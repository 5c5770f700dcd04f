import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { exampleFacts } from '../../../test/example-booking.ts';
import type { ClaimedEmail } from '../../emails/claim-emails-store.ts';
import { EmailNotMakeable } from '../../emails/worker.ts';
import type { EmailFacts } from '../email-facts.ts';
import type { BookingState } from './booking-email-store.ts';
import { makeWith } from './email-from-outbox.ts';

const NOW = Date.parse('2026-11-22T10:30Z');
let logged: string[];
beforeEach(() => {
  logged = [];
});

function row(kind: string, payload: unknown = exampleFacts()): ClaimedEmail {
  return {
    id: 7,
    kind,
    bookingId: 1,
    businessId: 1,
    recipient: 'ruth@example.com',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    attempts: 1,
    refusals: 0,
    createdAt: NOW,
  };
}

const paid = { isActive: true, paidAt: 0, trialEndsAt: null, coveredUntil: null, isOpen: true };

function stateWith(changes: Partial<BookingState> = {}): BookingState {
  const { status, startsAt, sequence } = exampleFacts();
  return { status, startsAt, sequence, eventId: 1, business: paid, ...changes };
}

function maker(state: BookingState | null = null, publicUrl = 'https://daybook.example') {
  const context = {
    publicUrl,
    tokens: { tokenOf: (nonce: string) => `token-of-${nonce}` },
    clock: () => NOW,
    log: pino({}, { write: (line: string) => logged.push(line) }),
  };
  return (email: ClaimedEmail) => makeWith(email, context, async () => state);
}

const valueOf = (file: string | undefined, name: string) =>
  file?.replaceAll('\r\n ', '').match(new RegExp(`^${name}[^:]*:(.*)\r$`, 'm'))?.[1];

it('sends an invitation with the confirmation and takes it back with the cancellation, under one UID', async () => {
  const make = maker();
  const confirmation = await make(row('booking_confirmed'));
  const cancellation = await make(
    row('booking_cancelled', exampleFacts({ status: 'cancelled', sequence: 1 })),
  );
  expect(confirmation?.calendar?.method).toBe('REQUEST');
  expect(cancellation?.calendar?.method).toBe('CANCEL');
  expect(valueOf(confirmation?.calendar?.content, 'UID')).toBe('WC7-K4TP-9H@daybook.example');
  expect(valueOf(cancellation?.calendar?.content, 'UID')).toBe('WC7-K4TP-9H@daybook.example');
  expect(valueOf(confirmation?.calendar?.content, 'SEQUENCE')).toBe('0');
  expect(valueOf(cancellation?.calendar?.content, 'SEQUENCE')).toBe('1');
  expect(valueOf(confirmation?.calendar?.content, 'DESCRIPTION')).toContain('token-of-nonce-of-ruth');
  expect(valueOf(cancellation?.calendar?.content, 'DESCRIPTION')).not.toContain('token-of');
});

it('sends the business no invitation', async () => {
  expect(await maker()(row('booking_received'))).not.toHaveProperty('calendar');
});

it('sends the email without its calendar file if that can’t be made, and logs it', async () => {
  const email = await maker(null, 'not an address')(row('booking_confirmed'));
  expect(email?.text).toContain('WC7-K4TP-9H');
  expect(email).not.toHaveProperty('calendar');
  expect(email?.text).not.toContain('invite.ics');
  expect(logged.join()).toContain('without its calendar file');
  expect(logged.join()).not.toContain('ruth@example.com');
});

it.each<[string, BookingState | null, boolean]>([
  ['as it was', stateWith(), true],
  ['cancelled', stateWith({ status: 'cancelled' }), false],
  ['moved', stateWith({ startsAt: exampleFacts().startsAt + 60_000 }), false],
  ['gone', null, false],
])('reads the booking again before it sends a reminder: %s', async (_, state, isSent) => {
  expect((await maker(state)(row('booking_reminder'))) !== null).toBe(isSent);
});

it('names the place unless a later email does', async () => {
  const placed = row('booking_placed', exampleFacts({ sequence: 1 }));
  const email = await maker(stateWith({ sequence: 1 }))(placed);
  expect(email?.text).toContain('The Blue Room');
  expect(valueOf(email?.calendar?.content, 'SEQUENCE')).toBe('1');
  expect(await maker(stateWith({ sequence: 2 }))(placed)).toBeNull();
});

it('does not remind of what has begun', async () => {
  const startsAt = NOW - 1;
  const facts = exampleFacts({ startsAt });
  expect(await maker(stateWith({ startsAt }))(row('booking_reminder', facts))).toBeNull();
});

it.each<[string, BookingState | null, { customer: boolean; owner: boolean }]>([
  ['takes bookings', stateWith({ status: 'cancelled' }), { customer: true, owner: true }],
  ['no longer has the event', stateWith({ eventId: null }), { customer: true, owner: false }],
  ['is unpaid', stateWith({ business: { ...paid, paidAt: null } }), { customer: false, owner: false }],
  ['has closed', stateWith({ business: { ...paid, isOpen: false } }), { customer: false, owner: false }],
  ['is gone', null, { customer: false, owner: false }],
])('a cancelled booking of a business that %s', async (_, state, offers) => {
  const cancelled = exampleFacts({ status: 'cancelled', sequence: 1 });
  const toCustomer = await maker(state)(row('booking_withdrawn', cancelled));
  expect(toCustomer?.text.includes('See what’s free')).toBe(offers.customer);
  const toOwner = await maker(state)(row('booking_withdrawn_owner', cancelled));
  expect(toOwner?.text.includes('is available again')).toBe(offers.owner);
});

it.each<[string, string, unknown]>([
  ['an unknown kind', 'newsletter', exampleFacts()],
  ['a payload that is not JSON', 'booking_confirmed', '{"reference": "WC7'],
  ['an emptied payload', 'booking_confirmed', {}],
  ['an impossible date', 'booking_confirmed', { ...exampleFacts(), eventDate: '2026-02-30' }],
])('can never make an email of %s, and says why without naming anybody', async (_, kind, payload) => {
  const made = maker()(row(kind, payload));
  await expect(made).rejects.toBeInstanceOf(EmailNotMakeable);
  await expect(made).rejects.toThrow(/^(?!.*ruth@example)./);
});

it('leaves out a privacy notice that is not the address of a page, and makes the email', async () => {
  const withNotice = async (privacyNotice: unknown) => {
    const facts = exampleFacts();
    const made = await maker()(
      row('booking_confirmed', { ...facts, business: { ...facts.business, privacyNotice } }),
    );
    return made?.text.includes('https://willow.example/privacy') ?? null;
  };
  expect(await withNotice('https://willow.example/privacy')).toBe(true);
  for (const none of [null, undefined, '', 'javascript:alert(1)', 'http://willow.example/privacy'])
    expect(await withNotice(none)).toBe(false);
});

it('makes the email although a later version has added something to the facts', async () => {
  const facts: EmailFacts & { seats: number } = { ...exampleFacts(), seats: 2 };
  expect(await maker()(row('booking_confirmed', facts))).not.toBeNull();
});
