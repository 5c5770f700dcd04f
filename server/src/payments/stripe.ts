/** Stripe: the only place that knows its package. */
import Stripe from 'stripe';
import { createAsking } from './ask-stripe.ts';
import type { PaymentProvider } from './provider.ts';
import { openDiscount, sessionOf } from './stripe-checkout.ts';
import { isStripeError } from './stripe-errors.ts';
import { createOpenPortal } from './stripe-portal.ts';
import { subjectOf } from './told-by-stripe.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Answers in Stripe's place, within this process. */
  fetch?: typeof fetch;
}

/** What the answers are read as. The package's own: its types tell the same shapes. */
const API_VERSION = '2026-10-28.endive';
/** Milliseconds until an answer is given up, and how often it is asked for again: an owner waits for it. */
const TIMEOUT = 10_000;
const RETRIES = 2;
/** Seconds. Stripe's own. */
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
      const session = await stripe.checkout.sessions.create(sessionOf(order, discount), {
        idempotencyKey: order.id,
      });
      if (session.url === null) throw new Error('Stripe opened a checkout without an address');
      return { reference: session.id, url: session.url };
    },

    async closeCheckout(reference) {
      try {
        await stripe.checkout.sessions.expire(reference);
      } catch (error) {
        // Paid or expired already.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },

    async giveBack(reference) {
      // A payment of nothing is no payment of Stripe's.
      if (!reference.startsWith('pi_')) return;
      try {
        // All that is left of it: there is no second time.
        await stripe.refunds.create({ payment_intent: reference });
      } catch (error) {
        if (!(isStripeError(error) && error.code === 'charge_already_refunded')) throw error;
      }
    },

    async endSubscription(reference) {
      try {
        await stripe.subscriptions.cancel(reference);
      } catch (error) {
        // It has ended already.
        if (!(isStripeError(error) && error.code === 'resource_missing')) throw error;
      }
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
