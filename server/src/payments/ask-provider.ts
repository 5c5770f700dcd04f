import type { Reader } from '../database/database.ts';
import type { CheckoutRow } from '../database/money-tables.ts';
import { findCheckout, findPayment, findSubscription, type MoneyOf } from './money-store.ts';
import type { PaymentProvider, ProviderSubject, ToldCheckout } from './provider.ts';
import type { Told } from './settle.ts';

/** The provider's report on a subject, and the business that it concerns. */
export interface Asked {
  of: MoneyOf;
  told: Told;
  /** The payer's address according to the provider; null if it was not requested. */
  payerEmail: string | null;
}

/** Resolves to the subject's state at the provider, or to null if it isn't ours or doesn't exist yet. */
type Ask = (subject: ProviderSubject) => Promise<Asked | null>;

export function createAsk(read: Reader, provider: PaymentProvider): Ask {
  async function askCheckout(id: string): Promise<Asked | null> {
    const row = await findCheckout(read, id);
    if (!row?.sessionReference) return null;
    // A checkout that the provider doesn't know can't be paid any more: it was made with test keys.
    const checkout = (await provider.askCheckout(row.sessionReference)) ?? { status: 'expired' };
    if (checkout.status === 'subscribed') {
      const begun = await askSubscription(checkout.subscription);
      return begun ?? askedOfCheckout(row, { status: 'processing' });
    }
    return askedOfCheckout(row, checkout);
  }

  function askedOfCheckout(
    row: CheckoutRow,
    checkout: Exclude<ToldCheckout, { status: 'subscribed' }>,
  ): Asked {
    const of = { businessId: row.businessId, checkoutId: row.id, subscription: null };
    const told: Told = { about: 'checkout', checkout };
    return checkout.status === 'paid'
      ? { of: { ...of, payments: [checkout.payment.reference] }, told, payerEmail: checkout.payerEmail }
      : { of: { ...of, payments: [] }, told, payerEmail: null };
  }

  async function askSubscription(reference: string): Promise<Asked | null> {
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
      told: { about: 'subscription', subscription },
      payerEmail,
    };
  }

  async function askPayment(reference: string): Promise<Asked | null> {
    const known = await findPayment(read, reference);
    const payment = known && (await provider.askPayment(reference));
    if (!payment) return null;
    return {
      of: { businessId: known.businessId, checkoutId: null, subscription: null, payments: [reference] },
      told: { about: 'payment', payment: { ...payment, kind: known.kind } },
      payerEmail: null,
    };
  }

  return (subject) => {
    switch (subject.about) {
      case 'checkout':
        return askCheckout(subject.id);
      case 'subscription':
        return askSubscription(subject.reference);
      case 'payment':
        return askPayment(subject.reference);
    }
  };
}
