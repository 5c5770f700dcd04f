/** Asks the provider for a subject's present state, and records the consequences. */

import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import type { CheckoutRow } from '../database/money-tables.ts';
import { queueMoneyEmails } from './emails/queue-money-emails-store.ts';
import {
  findCheckout,
  findPayment,
  findSubscription,
  knownOf,
  loadMoney,
  saveMoney,
  type MoneyOf,
} from './money-store.ts';
import { isHandled, keepEvent } from './provider-events-store.ts';
import type { ProviderEvent, ProviderSubject, ReportedCheckout, ReportedPayment } from './provider.ts';
import { settle, type Money, type Settled, type Report } from './settle.ts';

/** What following payments needs of the context. */
export type PayingContext = Pick<
  Context,
  'database' | 'provider' | 'clock' | 'supportEmail' | 'onMailQueued' | 'log'
>;

/**
 * How often it asks again because somebody else has written about the same business meanwhile. That never
 * happens so often at one moment.
 */
const ATTEMPTS = 8;

type Unwanted = Extract<Settled, { isWanted: false }>;

/**
 * Writes the consequences. Resolves to 'again', and writes nothing, if somebody else has written since
 * `known` was read: the provider's report may be older than that.
 */
function settleAsked(
  { clock, database, supportEmail }: PayingContext,
  known: { of: MoneyOf; money: Money },
  { of, reported, payerEmail }: Asked,
  event: ProviderEvent | undefined,
): Promise<Settled | 'again'> {
  const now = clock();
  const lockOn = of.businessId === null ? { formerMoney: true as const } : { business: of.businessId };
  return database.write(lockOn, async (tx) => {
    if (!isDeepStrictEqual(await loadMoney(tx, known.of), known.money)) return 'again';
    const before = await loadMoney(tx, of);
    const settled = settle(before, reported, now);
    if (!settled.isWanted) return settled;
    await saveMoney(tx, of, { before, after: settled.money, tasks: settled.tasks }, now);
    // Emails about refunds go to the support address as well as to the owner's.
    await queueMoneyEmails(tx, of, settled.tasks, { supportEmail, payerEmail }, now);
    if (event) await keepEvent(tx, event, now);
    return settled;
  });
}

async function undo({ provider }: PayingContext, { refund, end }: Unwanted): Promise<void> {
  if (end !== null) await provider.endSubscription(end);
  for (const reference of refund) await provider.refund(reference);
}

/**
 * Follows up what a payment was made for. That report includes payments that we don't know, and decides
 * about a subscription when one of its months is refunded or lost.
 */
async function followOrigin(context: PayingContext, subject: ProviderSubject): Promise<void> {
  if (subject.about !== 'payment') return;
  const known = await findPayment(context.database.read, subject.reference);
  if (known?.kind === 'setup_fee') return;
  const origin = await context.provider.askOrigin(subject.reference);
  if (origin) await follow(context, origin);
}

/**
 * Follows up a subject that an event has named or a job has found: asks the provider and records the
 * consequences. If the provider throws, this throws too and writes nothing.
 */
export async function follow(
  context: PayingContext,
  subject: ProviderSubject,
  event?: ProviderEvent,
): Promise<void> {
  const { read } = context.database;
  await followOrigin(context, subject);
  let undone: Unwanted | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Read before asking the provider, so that its report is no older than what we know.
    const of = await knownOf(read, subject);
    const known = { of, money: await loadMoney(read, of) };
    const asked = await ask(context, subject);
    if (!asked) return;
    const reported: Report = undone ? afterReturn(asked.reported, undone) : asked.reported;
    const settled = await settleAsked(context, known, { ...asked, reported }, event);
    if (settled === 'again') continue;
    if (settled.isWanted) return context.onMailQueued();
    await undo(context, settled);
    undone = settled;
  }
  throw new Error('a business’s money does not settle');
}

/** Handles an event once, however often it arrives. Throws if the provider does, so that it comes again. */
export async function handleEvent(context: PayingContext, event: ProviderEvent): Promise<void> {
  const { clock, database } = context;
  if (event.subject === null || (await isHandled(database.read, event.id))) return;
  await follow(context, event.subject, event);
  // An event that doesn't concern us is recorded too, so that nothing is asked when it arrives again.
  await database.write({}, (tx) => keepEvent(tx, event, clock()));
}

/** The provider's report on a subject, and the business that it concerns. */
interface Asked {
  of: MoneyOf;
  reported: Report;
  /** The payer's address according to the provider; null if it was not requested. */
  payerEmail: string | null;
}

/** Resolves to the subject's state at the provider, or to null if it isn't ours or doesn't exist yet. */
function ask(context: PayingContext, subject: ProviderSubject): Promise<Asked | null> {
  switch (subject.about) {
    case 'checkout':
      return askCheckout(context, subject.id);
    case 'subscription':
      return askSubscription(context, subject.reference);
    case 'payment':
      return askPayment(context, subject.reference);
  }
}

async function askCheckout(context: PayingContext, id: string): Promise<Asked | null> {
  const row = await findCheckout(context.database.read, id);
  if (!row?.sessionReference) return null;
  // A checkout that the provider doesn't know can't be paid any more: it was made with test keys.
  const checkout = (await context.provider.askCheckout(row.sessionReference)) ?? { status: 'expired' };
  if (checkout.status === 'subscribed') {
    const begun = await askSubscription(context, checkout.subscription);
    return begun ?? askedOfCheckout(row, { status: 'processing' });
  }
  return askedOfCheckout(row, checkout);
}

function askedOfCheckout(
  row: CheckoutRow,
  checkout: Exclude<ReportedCheckout, { status: 'subscribed' }>,
): Asked {
  const of = { businessId: row.businessId, checkoutId: row.id, subscription: null };
  const reported: Report = { about: 'checkout', checkout };
  return checkout.status === 'paid'
    ? { of: { ...of, payments: [checkout.payment.reference] }, reported, payerEmail: checkout.payerEmail }
    : { of: { ...of, payments: [] }, reported, payerEmail: null };
}

async function askSubscription(
  { database: { read }, provider }: PayingContext,
  reference: string,
): Promise<Asked | null> {
  const subscription = await provider.askSubscription(reference);
  if (!subscription) return null;
  const { checkoutId, months, payerEmail } = subscription;
  const known = await findSubscription(read, reference);
  const checkout = await findCheckout(read, checkoutId);
  if (!known && !checkout) return null;
  const businessId = checkout?.businessId ?? known?.businessId ?? null;
  const references = months.map(({ payment }) => payment.reference);
  return {
    of: { businessId, checkoutId, subscription: reference, payments: references },
    reported: { about: 'subscription', subscription },
    payerEmail,
  };
}

async function askPayment(
  { database: { read }, provider }: PayingContext,
  reference: string,
): Promise<Asked | null> {
  const known = await findPayment(read, reference);
  const payment = known && (await provider.askPayment(reference));
  if (!payment) return null;
  return {
    of: { businessId: known.businessId, checkoutId: null, subscription: null, payments: [reference] },
    reported: { about: 'payment', payment: { ...payment, kind: known.kind } },
    payerEmail: null,
  };
}

/** Returns the report as it will be after these payments are refunded and that subscription is ended. */
function afterReturn(reported: Report, { refund, end }: Unwanted): Report {
  const returned = (payment: ReportedPayment): ReportedPayment =>
    refund.includes(payment.reference) ? { ...payment, refundedPence: payment.amountPence } : payment;
  switch (reported.about) {
    case 'checkout': {
      const { checkout } = reported;
      if (checkout.status !== 'paid') return reported;
      return { about: 'checkout', checkout: { ...checkout, payment: returned(checkout.payment) } };
    }
    case 'subscription': {
      const { subscription } = reported;
      const status = end === null ? subscription.status : 'ended';
      const months = subscription.months.map((month) => ({ ...month, payment: returned(month.payment) }));
      return { about: 'subscription', subscription: { ...subscription, status, months } };
    }
    case 'payment':
      return reported;
  }
}

/** Returns an error's name and codes for the log. Its message may repeat what was sent, and name people. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name } = error;
  return {
    name,
    code: 'code' in error ? error.code : undefined,
    type: 'type' in error ? error.type : undefined,
    request: 'requestId' in error ? error.requestId : undefined,
  };
}
