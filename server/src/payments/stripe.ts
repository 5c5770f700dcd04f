import Stripe from 'stripe';
import { createAsking } from './ask-stripe.ts';
import type { CheckoutOrder, PaymentProvider } from './provider.ts';
import { openDiscount, sessionOf, createOpenPortal } from './stripe-checkout.ts';
import { isStripeError, orNull, subjectOf } from './stripe-events.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Replaces requests to Stripe: the local stand-in, within this process. */
  fetch?: typeof fetch;
}

/** The version of Stripe's API. It must be the package's own, because the package's types describe it. */
const API_VERSION = '2026-10-28.endive';
/** Milliseconds after which a call is given up, and how often it is retried. An owner waits meanwhile. */
const TIMEOUT = 10_000;
const RETRIES = 2;
/** Seconds for which a signature is valid, as Stripe recommends. */
const SIGNATURE_HOLDS = 300;

export function createStripe(settings: StripeSettings): PaymentProvider {
  const { secretKey, webhookSecret } = settings;
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(settings.fetch ? { httpClient: Stripe.createFetchHttpClient(settings.fetch) } : {}),
  });

  return {
    ...createAsking(stripe),

    async openCheckout(order) {
      const discount = await openDiscount(stripe, order);
      const open = (wanted: CheckoutOrder, idempotencyKey: string) =>
        stripe.checkout.sessions.create(sessionOf(wanted, discount), { idempotencyKey });
      const session =
        (order.customerReference !== null && (await orNull(open(order, order.id)))) ||
        (await open({ ...order, customerReference: null }, `${order.id}-by-email`));
      if (session.url === null) throw new Error('Stripe opened a checkout without an address');
      return { reference: session.id, url: session.url };
    },

    async closeCheckout(reference) {
      try {
        await stripe.checkout.sessions.expire(reference);
      } catch (error) {
        // It was paid or has expired already, so there is nothing to close.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },

    async refund(reference) {
      // A month that cost nothing is no payment at Stripe (its reference is its invoice's), so there is
      // nothing to refund.
      if (!reference.startsWith('pi_')) return;
      try {
        // Refunds all that is left, so a second call finds nothing to refund.
        await stripe.refunds.create({ payment_intent: reference });
      } catch (error) {
        if (!(isStripeError(error) && error.code === 'charge_already_refunded')) throw error;
      }
    },

    async endSubscription(reference) {
      // Stripe doesn't find one that has ended already.
      await orNull(stripe.subscriptions.cancel(reference));
    },

    openPortal: createOpenPortal(stripe),

    readEvent(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          SIGNATURE_HOLDS,
          undefined,
          now,
        );
        const { id, type, created } = event;
        return { id, type, happenedAt: created * 1000, subject: subjectOf(event) };
      } catch {
        return null;
      }
    },
  };
}
