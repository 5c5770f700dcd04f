/**
 * What the payment provider is asked, and what it tells, in our own words: stripe.ts speaks its language. Instants are
 * milliseconds since 1970, money is pence. Every call may throw where the provider is away or refuses.
 */
import type { Pricing } from '@daybook/schema/contract/payment';
import type { PaymentRow, SubscriptionRow } from '../database/money-tables.ts';

/** A payment as it stands now. */
export type ToldPayment = Pick<
  PaymentRow,
  'kind' | 'amountPence' | 'refundedPence' | 'dispute' | 'paidAt'
> & {
  /** The provider's id of it. */
  reference: string;
};

/** What became of a way to pay. */
export type ToldCheckout =
  /** `processing`: the customer has finished, the money is on its way; `failed`: it did not arrive. */
  | { status: 'open' | 'expired' | 'processing' | 'failed' }
  | { status: 'paid'; payment: ToldPayment; payerEmail: string | null }
  /** It has begun a subscription, by its reference: ask for that. */
  | { status: 'subscribed'; subscription: string };

/** A subscription as it stands now. */
export interface ToldSubscription {
  reference: string;
  customerReference: string;
  /** By which of our checkouts it began. */
  checkoutId: string;
  status: SubscriptionRow['status'];
  /** The end of the last period that is paid for, and was not given back by its end; its beginning where none is. */
  paidUntil: number;
  endsWithPeriod: boolean;
  /** When the renewal failed that has not been paid since. */
  failingSince: number | null;
  createdAt: number;
  /** What was paid for it, the latest months. */
  payments: ToldPayment[];
  payerEmail: string | null;
}

/** What an event is about: what that is now, is asked. */
export type ProviderSubject =
  | { about: 'checkout'; id: string }
  | { about: 'subscription'; reference: string }
  | { about: 'payment'; reference: string };

export interface ProviderEvent {
  id: string;
  type: string;
  happenedAt: number;
  /** Null for what is nothing to us. */
  subject: ProviderSubject | null;
}

/** A way to pay, to be opened. */
export interface CheckoutOrder {
  /** Ours: asked again with the same one, the provider opens no second way. */
  id: string;
  model: Pricing;
  /** What is paid now, and what is paid without a coupon; every month after the first costs that. */
  pricePence: number;
  fullPence: number;
  couponCode: string | null;
  business: { id: number; name: string };
  email: string;
  /** Who pays already; null for somebody new. */
  customerReference: string | null;
  expiresAt: number;
  /** Where the customer goes on, paid and unpaid. */
  paidUrl: string;
  unpaidUrl: string;
}

export interface PaymentProvider {
  openCheckout: (order: CheckoutOrder) => Promise<{ reference: string; url: string }>;
  /** Nobody can pay by it from then on, unless it is paid or expired already. */
  closeCheckout: (reference: string) => Promise<void>;
  /** Null where there is none by that reference. */
  askCheckout: (reference: string) => Promise<ToldCheckout | null>;
  /** Null where there is none, where nothing of it has been paid yet, and where it is none of ours. */
  askSubscription: (reference: string) => Promise<ToldSubscription | null>;
  askPayment: (reference: string) => Promise<ToldPayment | null>;
  /** What a payment was made for, where we know nothing of it yet; null where it is none of ours. */
  askOrigin: (reference: string) => Promise<ProviderSubject | null>;
  /** All that is left of it. Again does nothing. */
  giveBack: (reference: string) => Promise<void>;
  /** At once. Again does nothing. */
  endSubscription: (reference: string) => Promise<void>;
  /** The address of the page at which that customer changes the card, sees invoices and cancels. */
  openPortal: (customerReference: string, returnUrl: string) => Promise<string>;
  /** Null for a body that the provider did not sign, or not within the last minutes. */
  readEvent: (body: string, signature: string, now: number) => ProviderEvent | null;
}
