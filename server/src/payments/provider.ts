/**
 * The interface to the payment provider, in our own terms; stripe.ts translates them. Instants are
 * milliseconds since 1970, money is pence. Every call may throw if the provider is unavailable or refuses.
 */

import type { Pricing } from '@daybook/schema/contract/payment';
import type { PaymentRow, SubscriptionRow } from '../database/money-tables.ts';

export type ReportedPayment = Pick<
  PaymentRow,
  'kind' | 'amountPence' | 'refundedPence' | 'dispute' | 'paidAt'
> & {
  /** The provider's id of the payment. */
  reference: string;
};

export type ReportedCheckout =
  /** `processing`: the customer has finished and the money is on its way; `failed`: it did not arrive. */
  | { status: 'open' | 'expired' | 'processing' | 'failed' }
  | { status: 'paid'; payment: ReportedPayment; payerEmail: string | null }
  /** It has begun a subscription, which has this reference and reports the payments. */
  | { status: 'subscribed'; subscription: string };

/** A month of a subscription that was paid, or cost nothing. */
export interface ReportedMonth {
  payment: ReportedPayment;
  /** The end of the month that it paid for. */
  endsAt: number;
}

export interface ReportedSubscription {
  reference: string;
  customerReference: string;
  /** The id of our checkout that began it. */
  checkoutId: string;
  status: SubscriptionRow['status'];
  endsWithPeriod: boolean;
  /** When the renewal failed that is still unpaid; null if there is none. */
  failingSince: number | null;
  createdAt: number;
  /** The latest, at most twelve. */
  months: ReportedMonth[];
  payerEmail: string | null;
}

/** The subject of an event, whose present state we then ask for. */
export type ProviderSubject =
  | { about: 'checkout'; id: string }
  | { about: 'subscription'; reference: string }
  | { about: 'payment'; reference: string };

export interface ProviderEvent {
  id: string;
  type: string;
  happenedAt: number;
  /** Null if the event doesn't concern us. */
  subject: ProviderSubject | null;
}

export interface CheckoutOrder {
  /** Our id of it. For a repeated id, the provider opens no second one. */
  id: string;
  model: Pricing;
  /** Pence: what is paid now, and the price without a coupon, which every later month costs. */
  pricePence: number;
  fullPence: number;
  couponCode: string | null;
  business: { id: number; name: string };
  email: string;
  /**
   * The provider's id of a customer who has paid before; null for a new one. If the provider doesn't know it,
   * the customer is new.
   */
  customerReference: string | null;
  expiresAt: number;
  /** The addresses to which the customer returns, after paying or without paying. */
  paidUrl: string;
  unpaidUrl: string;
}

export interface ListedSubscription extends Pick<ReportedSubscription, 'reference' | 'endsWithPeriod'> {
  status: 'active' | 'past_due';
  /** The end of the period of its latest invoice; null while that is unpaid. */
  paidUntil: number | null;
}

/** How much of a payment was refunded or disputed. */
export type ReportedReturn = Pick<ReportedPayment, 'reference' | 'refundedPence' | 'dispute'>;

export interface PaymentProvider {
  openCheckout: (order: CheckoutOrder) => Promise<{ reference: string; url: string }>;
  /** Closes a checkout, so that nobody can pay by it. Does nothing if it is paid or expired already. */
  closeCheckout: (reference: string) => Promise<void>;
  /** Resolves to null if no checkout has that reference. */
  askCheckout: (reference: string) => Promise<ReportedCheckout | null>;
  /** Resolves to null if there is none, if nothing of it was ever paid, or if it is not ours. */
  askSubscription: (reference: string) => Promise<ReportedSubscription | null>;
  askPayment: (reference: string) => Promise<ReportedPayment | null>;
  /** Yields all subscriptions that have not ended, some at a time. */
  listSubscriptions: () => AsyncIterable<ListedSubscription[]>;
  /** Yields refunds and disputes of all payments made since that instant, some at a time. */
  listReturns: (since: number) => AsyncIterable<ReportedReturn[]>;
  /** Resolves to what a payment was made for; null if it is not ours. */
  askOrigin: (reference: string) => Promise<ProviderSubject | null>;
  /** Refunds all that is left of a payment. Does nothing if nothing is left. */
  refund: (reference: string) => Promise<void>;
  /** Ends a subscription at once. Does nothing if it has ended. */
  endSubscription: (reference: string) => Promise<void>;
  /**
   * Resolves to the address of the page at which that customer changes the card, sees invoices and cancels.
   * Null if the provider doesn't know the customer any more.
   */
  openPortal: (customerReference: string, returnUrl: string) => Promise<string | null>;
  /**
   * Returns the event in a body; null if the provider did not sign it, or signed it more than a few minutes
   * ago. `now` is milliseconds since 1970.
   */
  readEvent: (body: string, signature: string, now: number) => ProviderEvent | null;
}
