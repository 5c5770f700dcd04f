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
  /** The provider's id of the payment. */
  reference: string;
};

/** What became of a way to pay. */
export type ToldCheckout =
  /** `processing`: the customer has finished, the money is on its way; `failed`: it did not arrive. */
  | { status: 'open' | 'expired' | 'processing' | 'failed' }
  | { status: 'paid'; payment: ToldPayment; payerEmail: string | null }
  /** It has begun a subscription: what is paid is told by that, which is to be asked for by this reference. */
  | { status: 'subscribed'; subscription: string };

/** A month of a subscription that was paid, or cost nothing. */
export interface ToldMonth {
  payment: ToldPayment;
  /** The end of what it bought. */
  endsAt: number;
}

/** A subscription as it stands now. */
export interface ToldSubscription {
  reference: string;
  customerReference: string;
  /** The id of our checkout that it began with. */
  checkoutId: string;
  status: SubscriptionRow['status'];
  endsWithPeriod: boolean;
  /** When the renewal failed that is still unpaid; null when none is. */
  failingSince: number | null;
  createdAt: number;
  /** Its latest, at most twelve. */
  months: ToldMonth[];
  payerEmail: string | null;
}

/** What an event is about. How that stands now is to be asked. */
export type ProviderSubject =
  | { about: 'checkout'; id: string }
  | { about: 'subscription'; reference: string }
  | { about: 'payment'; reference: string };

export interface ProviderEvent {
  id: string;
  type: string;
  happenedAt: number;
  /** Null when the event is nothing to us. */
  subject: ProviderSubject | null;
}

/** A way to pay that the provider is asked to open. */
export interface CheckoutOrder {
  /** Our id of it. Asked again with the same id, the provider opens no second one. */
  id: string;
  model: Pricing;
  /** Pence: what is paid now, and what is paid without a coupon, as for every month after the first. */
  pricePence: number;
  fullPence: number;
  couponCode: string | null;
  business: { id: number; name: string };
  email: string;
  /** The provider's id of a customer who has paid before; null for a new one, as where the provider knows none by it. */
  customerReference: string | null;
  expiresAt: number;
  /** The addresses at which the customer goes on, after paying and without. */
  paidUrl: string;
  unpaidUrl: string;
}

/** What a list tells of a subscription that has not ended. */
export interface ListedSubscription extends Pick<ToldSubscription, 'reference' | 'endsWithPeriod'> {
  status: 'active' | 'past_due';
  /** The end of what its latest invoice has bought; null while that is unpaid. */
  paidUntil: number | null;
}

/** What became of a payment's money. */
export type ToldReturn = Pick<ToldPayment, 'reference' | 'refundedPence' | 'dispute'>;

export interface PaymentProvider {
  openCheckout: (order: CheckoutOrder) => Promise<{ reference: string; url: string }>;
  /** Closes a way to pay, so that nobody can pay by it any more. Does nothing when it is paid or expired already. */
  closeCheckout: (reference: string) => Promise<void>;
  /** Null where there is none by that reference. */
  askCheckout: (reference: string) => Promise<ToldCheckout | null>;
  /** Null when there is none, when nothing of it was ever paid, and when it is not ours. */
  askSubscription: (reference: string) => Promise<ToldSubscription | null>;
  askPayment: (reference: string) => Promise<ToldPayment | null>;
  /** Yields all subscriptions that have not ended, some at a time. */
  listSubscriptions: () => AsyncIterable<ListedSubscription[]>;
  /** Yields what became of all payments that were made since that instant, some at a time. */
  listReturns: (since: number) => AsyncIterable<ToldReturn[]>;
  /** What a payment was made for; null when it is not ours. */
  askOrigin: (reference: string) => Promise<ProviderSubject | null>;
  /** Gives back all that is left of a payment. Does nothing when nothing is left. */
  giveBack: (reference: string) => Promise<void>;
  /** Ends a subscription at once. Does nothing when it has ended. */
  endSubscription: (reference: string) => Promise<void>;
  /**
   * The address of the page at which that customer changes the card, sees invoices and cancels. Null when the provider
   * does not know the customer any more.
   */
  openPortal: (customerReference: string, returnUrl: string) => Promise<string | null>;
  /**
   * The event in a body; null when the provider did not sign it, or signed it longer ago than a few minutes. `now` in
   * milliseconds since 1970.
   */
  readEvent: (body: string, signature: string, now: number) => ProviderEvent | null;
}
