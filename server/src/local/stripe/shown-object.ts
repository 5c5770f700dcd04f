import type { StripeObject, StripeObjects } from './stripe-objects.ts';

/** An object as Stripe answers it. What the product asks to have with it (`expand`) is always there. */
export function shownObject(objects: StripeObjects, about: StripeObject): Record<string, unknown> {
  if (about.object === 'checkout.session') {
    const { line: _ours, ...shown } = about;
    return shown;
  }
  if (about.object === 'payment_intent')
    return { ...about, latest_charge: objects.find('charge', about.latest_charge) };
  if (about.object === 'subscription')
    return {
      ...about,
      customer: objects.find('customer', about.customer) ?? about.customer,
      latest_invoice: objects.find('invoice', about.latest_invoice),
    };
  if (about.object === 'event') {
    const { delivered: _ours, ...shown } = about;
    return shown;
  }
  return about;
}
