/** Makes the ids, events and charges that every action needs. `now` is in seconds. */

import { randomBytes } from 'node:crypto';
import { shownObject, type ObjectOf, type StripeObject, type StripeObjects } from './stripe-objects.ts';

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Makes an event about an object. deliver-events.ts delivers it to the product. */
export function tell(objects: StripeObjects, now: number, type: string, about: StripeObject): void {
  const data = { object: shownObject(objects, about) };
  objects.keep({ id: newId('evt'), object: 'event', created: now, type, data, delivered: false });
}

export function intentOf(
  amount: number,
  metadata: Record<string, string>,
  created: number,
  status: 'processing',
): ObjectOf<'payment_intent'> {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    created,
    status,
    amount,
    amount_received: 0,
    metadata,
    latest_charge: null,
  };
}

/** Charges the customer, successfully and at once. */
export function chargeFor(
  objects: StripeObjects,
  intent: ObjectOf<'payment_intent'>,
  now: number,
): ObjectOf<'payment_intent'> {
  const charge = objects.keep({
    id: newId('ch'),
    object: 'charge',
    created: now,
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    payment_intent: intent.id,
  });
  return objects.keep({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
  });
}
