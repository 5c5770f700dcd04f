import type Stripe from 'stripe';
import type { ListedSubscription, PaymentProvider, ReportedPayment, ReportedReturn } from './provider.ts';
import {
  CHECKOUT_KEY,
  freeMonthOf,
  idOf,
  intentOf,
  listedFrom,
  orNull,
  paymentOf,
  returnOf,
  subscriptionOf,
  type PaidInvoice,
} from './stripe-events.ts';

/** A subscription's latest invoices to read: a year's, in case no event has arrived for that long. */
const INVOICES_SEEN = 12;

type Asking = Pick<
  PaymentProvider,
  'askCheckout' | 'askSubscription' | 'askPayment' | 'askOrigin' | 'listReturns' | 'listSubscriptions'
>;

/** Stripe's own limit. */
const LISTED_AT_ONCE = 100;

export function createAsking(stripe: Stripe): Asking {
  async function askPayment(
    reference: string,
    kind: ReportedPayment['kind'],
  ): Promise<ReportedPayment | null> {
    const intent = await orNull(stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));
    if (!intent) return null;
    const charge = intent.latest_charge;
    const isDisputed = charge !== null && typeof charge !== 'string' && charge.disputed;
    const disputes = isDisputed ? (await stripe.disputes.list({ payment_intent: reference })).data : [];
    return paymentOf(intent, disputes, kind);
  }

  async function paidInvoice(invoice: Stripe.Invoice): Promise<PaidInvoice> {
    const intent = intentOf(invoice);
    const payment = intent === null ? null : await askPayment(intent, 'subscription');
    return { invoice, payment: payment ?? freeMonthOf(invoice) };
  }

  return {
    async askCheckout(reference) {
      const session = await orNull(stripe.checkout.sessions.retrieve(reference));
      if (!session) return null;
      if (session.status !== 'complete') return { status: session.status === 'expired' ? 'expired' : 'open' };
      const subscription = idOf(session.subscription);
      if (subscription !== null) return { status: 'subscribed', subscription };
      const intent = idOf(session.payment_intent);
      if (intent === null) return { status: 'failed' };
      const payment = await askPayment(intent, 'setup_fee');
      if (payment) return { status: 'paid', payment, payerEmail: session.customer_details?.email ?? null };
      const { status } = await stripe.paymentIntents.retrieve(intent);
      const isLost = status === 'canceled' || status === 'requires_payment_method';
      return { status: isLost ? 'failed' : 'processing' };
    },

    async askSubscription(reference) {
      const subscription = await orNull(stripe.subscriptions.retrieve(reference, { expand: ['customer'] }));
      if (!subscription) return null;
      const { data: invoices } = await stripe.invoices.list({
        subscription: reference,
        limit: INVOICES_SEEN,
        expand: ['data.payments'],
      });
      const paid: PaidInvoice[] = [];
      for (const invoice of invoices) if (invoice.status === 'paid') paid.push(await paidInvoice(invoice));
      return subscriptionOf(subscription, invoices, paid);
    },

    askPayment: (reference) => askPayment(reference, 'setup_fee'),

    listSubscriptions: () => listSubscriptions(stripe),

    async *listReturns(since) {
      const made = { created: { gte: Math.floor(since / 1000) }, limit: LISTED_AT_ONCE };
      const disputes = new Map<string | null, Stripe.Dispute[]>();
      for await (const dispute of stripe.disputes.list(made)) {
        const intent = idOf(dispute.payment_intent);
        disputes.set(intent, [...(disputes.get(intent) ?? []), dispute]);
      }
      let reported: ReportedReturn[] = [];
      for await (const charge of stripe.charges.list(made)) {
        const reference = idOf(charge.payment_intent);
        // A failed attempt says nothing about the payment that a later one made.
        if (reference !== null && charge.status !== 'failed')
          reported.push({ reference, ...returnOf(charge, disputes.get(reference) ?? []) });
        if (reported.length < LISTED_AT_ONCE) continue;
        yield reported;
        reported = [];
      }
      yield reported;
    },

    async askOrigin(reference) {
      const intent = await orNull(stripe.paymentIntents.retrieve(reference));
      if (!intent) return null;
      const id = intent.metadata[CHECKOUT_KEY];
      if (id !== undefined) return { about: 'checkout', id };
      const { data } = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: reference },
        expand: ['data.invoice'],
      });
      const invoice = data[0]?.invoice;
      if (invoice === undefined || typeof invoice === 'string' || invoice.deleted) return null;
      const subscription = idOf(invoice.parent?.subscription_details?.subscription);
      return subscription === null ? null : { about: 'subscription', reference: subscription };
    },
  };
}

async function* listSubscriptions(stripe: Stripe): AsyncGenerator<ListedSubscription[], void> {
  let listed: ListedSubscription[] = [];
  const all = stripe.subscriptions.list({ limit: LISTED_AT_ONCE, expand: ['data.latest_invoice'] });
  for await (const subscription of all) {
    const one = listedFrom(subscription);
    if (one) listed.push(one);
    if (listed.length < LISTED_AT_ONCE) continue;
    yield listed;
    listed = [];
  }
  yield listed;
}
