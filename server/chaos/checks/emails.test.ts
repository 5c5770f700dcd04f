import { expect, it } from 'vitest';
import type { Delivery } from '../../bench/mail-sink.ts';
import { newLedger } from '../ledger.ts';
import {
  emailsLate,
  emailsGivenUp,
  emailsMissing,
  WAIT_MAX,
  wrongDeliveries,
  wrongReminders,
  type EmailRow,
} from './emails.ts';
import { exampleBooking as booking, exampleEmail } from './examples.ts';

const email = (given: Partial<EmailRow> = {}): EmailRow => ({
  ...exampleEmail,
  bookingId: 1,
  status: 'sent',
  createdAt: 1_000,
  ...given,
});
const delivery = (given: Partial<Delivery> = {}): Delivery => ({
  messageId: '1000.5@localhost',
  to: 'ada@chaos.example',
  at: 50_000,
  ...given,
});
const ledger = newLedger();
ledger.booked.set('ABC', { reference: 'ABC', email: 'ada@chaos.example', eventId: 7, cancelToken: 'token' });

const none = { cuts: new Map<string, number>(), disruptions: [] };

it('says that a booking has no email, or one too many', () => {
  const both = [email(), email({ id: 6, kind: 'booking_received' })];
  expect(emailsMissing(ledger, [booking], both)).toEqual([]);
  expect(emailsMissing(ledger, [booking], [email()])).toEqual(['booking ABC has 0 emails to the business']);
  expect(emailsMissing(ledger, [booking], [...both, email({ id: 7 })])).toEqual([
    'booking ABC has 2 emails to the customer',
  ]);
  expect(emailsMissing(ledger, [{ ...booking, status: 'cancelled' }], both)).toEqual([
    'ABC is cancelled and has 0 emails about a cancellation',
  ]);
  const told = [...both, email({ id: 7, kind: 'booking_withdrawn' })];
  expect(emailsMissing(ledger, [{ ...booking, status: 'cancelled' }], told)).toEqual([]);
  expect(emailsMissing(ledger, [booking], told)).toHaveLength(1);
});

it('says that an email waits for longer than any wait is', () => {
  const waiting = email({ status: 'queued', dueAt: 2_000 + WAIT_MAX });
  expect(emailsLate([waiting], 2_000)).toEqual([]);
  expect(emailsLate([waiting], 1_000)).toEqual(['email 5 is queued, and waits 19 minutes']);
  expect(emailsLate([{ ...waiting, isReady: true }], 1_000)).toEqual([]);
});

it('says that an email was given up though no server refused it', () => {
  const failed = email({ status: 'failed', lastError: '550 No such user' });
  expect(emailsGivenUp([failed], () => true)).toEqual([]);
  expect(emailsGivenUp([failed], () => false)).toHaveLength(1);
  expect(emailsGivenUp([email({ status: 'failed' })], () => true)).toEqual([
    'email 5 was given up (without a reason)',
  ]);
});

it('says that an email never arrived, was nobody’s, or went to somebody else', () => {
  expect(wrongDeliveries({ emails: [email()], deliveries: [delivery()], ...none })).toEqual([]);
  expect(wrongDeliveries({ emails: [email()], deliveries: [], ...none })).toEqual([
    'email 5 is recorded as sent and never arrived',
  ]);
  expect(wrongDeliveries({ emails: [], deliveries: [delivery()], ...none })).toEqual([
    'an email 1000.5 arrived that nobody queued',
  ]);
  const astray = [delivery({ to: 'eve@chaos.example' })];
  expect(wrongDeliveries({ emails: [email()], deliveries: astray, ...none })).toEqual([
    'email 5 went to somebody else',
  ]);
});

it('says that an email arrived twice, unless it was cut off or its process was ended in that moment', () => {
  const emails = [email()];
  const deliveries = [delivery(), delivery({ at: 180_000 })];
  expect(wrongDeliveries({ emails, deliveries, ...none })).toEqual([
    'email 5 (booking_confirmed) arrived again, 130 s after the first time (0 cut, 0 disrupted)',
  ]);
  const cuts = new Map([['1000.5@localhost', 1]]);
  expect(wrongDeliveries({ emails, deliveries, ...none, cuts })).toEqual([]);
  // It may have been withdrawn since, because the product did not know that it had been sent.
  expect(wrongDeliveries({ emails: [], deliveries, ...none, cuts })).toEqual([]);
  const killed = [{ from: 50_100, to: 50_200 }];
  expect(wrongDeliveries({ emails, deliveries, ...none, disruptions: killed })).toEqual([]);
  const later = [{ from: 90_000, to: 90_100 }];
  expect(wrongDeliveries({ emails, deliveries, ...none, disruptions: later })).toHaveLength(1);
});

it('says that an email arrived a third time, unless the second was cut off or disrupted as well', () => {
  const emails = [email()];
  const deliveries = [delivery(), delivery({ at: 76_000 }), delivery({ at: 201_000 })];
  const cuts = new Map([['1000.5@localhost', 1]]);
  const around = (at: number) => [{ from: at, to: at + 100 }];
  expect(wrongDeliveries({ emails, deliveries, ...none, cuts })).toHaveLength(1);
  expect(wrongDeliveries({ emails, deliveries, cuts, disruptions: around(76_100) })).toEqual([]);
  expect(wrongDeliveries({ emails, deliveries, cuts, disruptions: around(201_100) })).toHaveLength(1);
});

it('says that a reminder is missing, or was queued twice', () => {
  const owed = new Set(['ada@chaos.example']);
  const reminder = email({ kind: 'booking_reminder' });
  expect(wrongReminders(owed, [email(), reminder])).toEqual([]);
  expect(wrongReminders(owed, [email()])).toEqual(['ada@chaos.example is owed a reminder, and there are 0']);
  expect(wrongReminders(owed, [reminder, reminder])).toHaveLength(1);
});
