import { expect, it } from 'vitest';
import type { Import, EmailFact } from '../facts.ts';
import { newLedger } from '../ledger.ts';
import { exampleBooking as booking } from './example-booking.ts';
import {
  emailsErased,
  emailsGivenUp,
  emailsNotWritten,
  WAIT_MAX,
  wrongDeliveries,
  wrongReminders,
} from './emails.ts';

const email = (given: Partial<EmailFact> = {}): EmailFact => ({
  id: 5,
  kind: 'booking_confirmed',
  bookingId: 1,
  recipient: 'ada@chaos.example',
  status: 'sent',
  dueAt: 0,
  attempts: 1,
  lastError: null,
  createdAt: 1_000,
  ...given,
});
const importRow = (given: Partial<Import> = {}): Import => ({
  messageId: '1000.5@localhost',
  to: 'ada@chaos.example',
  at: 50_000,
  ...given,
});
const ledger = newLedger();
ledger.booked.set('ABC', { reference: 'ABC', email: 'ada@chaos.example', eventId: 7, cancelToken: 'token' });

const none = { cuts: new Map<string, number>(), disruptions: [] };

it('says that a booking has no letter, or one too many', () => {
  const both = [email(), email({ id: 6, kind: 'booking_received' })];
  expect(emailsNotWritten(ledger, [booking], both)).toEqual([]);
  expect(emailsNotWritten(ledger, [booking], [email()])).toEqual([
    'booking ABC has 0 letters to the business',
  ]);
  expect(emailsNotWritten(ledger, [booking], [...both, email({ id: 7 })])).toEqual([
    'booking ABC has 2 letters to the customer',
  ]);
  expect(emailsNotWritten(ledger, [{ ...booking, status: 'cancelled' }], both)).toEqual([
    'ABC is cancelled and has 0 letters of a cancellation',
  ]);
  const told = [...both, email({ id: 7, kind: 'booking_withdrawn' })];
  expect(emailsNotWritten(ledger, [{ ...booking, status: 'cancelled' }], told)).toEqual([]);
  expect(emailsNotWritten(ledger, [booking], told)).toHaveLength(1);
});

it('says that a letter waits for longer than any wait is', () => {
  const waiting = email({ status: 'queued', dueAt: 2_000 + WAIT_MAX });
  expect(emailsErased([waiting], 2_000)).toEqual([]);
  expect(emailsErased([waiting], 1_000)).toEqual(['letter 5 is queued, and waits 19 minutes']);
});

it('says that a letter was given up that nobody had refused', () => {
  const failed = email({ status: 'failed', lastError: '550 No such user' });
  expect(emailsGivenUp([failed], () => true)).toEqual([]);
  expect(emailsGivenUp([failed], () => false)).toHaveLength(1);
  expect(emailsGivenUp([email({ status: 'failed' })], () => true)).toEqual([
    'letter 5 was given up (without a reason)',
  ]);
});

it('says that a letter never arrived, was nobody’s, or went to somebody else', () => {
  expect(wrongDeliveries({ emails: [email()], imports: [importRow()], ...none })).toEqual([]);
  expect(wrongDeliveries({ emails: [email()], imports: [], ...none })).toEqual([
    'letter 5 is noted as sent and never arrived',
  ]);
  expect(wrongDeliveries({ emails: [], imports: [importRow()], ...none })).toEqual([
    'a letter 1000.5 arrived that nobody wrote',
  ]);
  const astray = [importRow({ to: 'eve@chaos.example' })];
  expect(wrongDeliveries({ emails: [email()], imports: astray, ...none })).toEqual([
    'letter 5 went to somebody else',
  ]);
});

it('says that a letter arrived twice, unless it was cut off or its process was ended in that moment', () => {
  const emails = [email()];
  const imports = [importRow(), importRow({ at: 180_000 })];
  expect(wrongDeliveries({ emails, imports, ...none })).toEqual([
    'letter 5 (booking_confirmed) arrived again, 130 s after the first time',
  ]);
  const cuts = new Map([['1000.5@localhost', 1]]);
  expect(wrongDeliveries({ emails, imports, ...none, cuts })).toEqual([]);
  const killed = [{ from: 50_100, to: 50_200 }];
  expect(wrongDeliveries({ emails, imports, ...none, disruptions: killed })).toEqual([]);
  const later = [{ from: 90_000, to: 90_100 }];
  expect(wrongDeliveries({ emails, imports, ...none, disruptions: later })).toHaveLength(1);
});

it('says that a reminder was forgotten, or written twice', () => {
  const owed = new Set(['ada@chaos.example']);
  const reminder = email({ kind: 'booking_reminder' });
  expect(wrongReminders(owed, [email(), reminder])).toEqual([]);
  expect(wrongReminders(owed, [email()])).toEqual(['ada@chaos.example is owed a reminder, and there are 0']);
  expect(wrongReminders(owed, [reminder, reminder])).toHaveLength(1);
});
