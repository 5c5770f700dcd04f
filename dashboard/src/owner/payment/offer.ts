/** Decides what the payment page's button does, by how businesses pay here (`pricing`) and by coupon. */

import type { Business } from '@daybook/schema/contract/business';
import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import type { Pricing } from '@daybook/schema/contract/payment';
import { discounted, fullPrice, trialHoursOf } from '@daybook/schema/rules/discount';
import { poundsOf, priceText, shortPriceText } from '@daybook/schema/rules/money';
import { fullPriceText, payLabel, startTrialText } from '../billing-texts.ts';

export interface Offer {
  pricing: Pricing;
  /** The code of the applied coupon, or null */
  code: string | null;
  /** The first payment in pence, without the coupon and with it */
  full: number;
  price: number;
  /** A price of zero is activated without checkout: there is nothing to charge. */
  way: 'trial' | 'free setup' | 'checkout';
  /** Hours of the trial; 0 if it isn't a trial. */
  trialHours: number;
}

export function offerOf(pricing: Pricing, coupon: OfferedCoupon | null): Offer {
  const full = fullPrice(pricing);
  const price = discounted(full, coupon);
  const trialHours = trialHoursOf(coupon);
  return {
    pricing,
    code: coupon?.code ?? null,
    full,
    price,
    way: trialHours !== null ? 'trial' : pricing === 'setup_fee' && price === 0 ? 'free setup' : 'checkout',
    trialHours: trialHours ?? 0,
  };
}

/** '£39.00', for a column of amounts */
export const exactPrice = (pence: number) => priceText(poundsOf(pence));

const isReduced = ({ full, price }: Offer) => price < full;

export function buttonText(business: Pick<Business, 'billing_status'>, offer: Offer): string {
  const { way, pricing, price, trialHours } = offer;
  if (way === 'trial') return startTrialText(trialHours);
  if (way === 'free setup') return 'Activate for free';
  if (!isReduced(offer)) return payLabel(business, fullPriceText(pricing));
  return payLabel(business, shortPriceText(price) + (pricing === 'subscription' ? ' today' : ''));
}

/** The text after the plan's price. */
export function termText(offer: Offer): string {
  const { way, pricing, full, trialHours } = offer;
  if (way === 'trial') return `for ${trialHours} hours`;
  if (pricing === 'setup_fee') return 'once, for this business';
  return isReduced(offer)
    ? `for the first month, then ${shortPriceText(full)} a month`
    : 'a month, for this business';
}

/** The text after a coupon's code. */
export function appliedText({ way, pricing, full, price, trialHours }: Offer): string {
  if (way === 'trial') return `opens your diary free for ${trialHours} hours`;
  const [whole, part] = pricing === 'setup_fee' ? ['the setup', ''] : ['the first month', ' the first month'];
  if (price === 0) return `makes ${whole} free`;
  return full === price ? 'doesn’t reduce this price' : `takes ${shortPriceText(full - price)} off${part}`;
}

/** Says what is to be paid after today. Returns null if nothing is. */
export function priceNote({ way, pricing, full }: Offer): string | null {
  if (way === 'trial') return 'Nothing is charged when the trial ends.';
  if (pricing === 'setup_fee') return null;
  return `Then ${shortPriceText(full)} a month, until you cancel.`;
}

export const WAY_NOTES: Record<Offer['way'], string> = {
  checkout: 'You’ll pay on Stripe’s website. We never see your card.',
  trial: 'No card needed.',
  'free setup': 'No card needed, and nothing is charged.',
};
