/** An offer in words. */
import type { Business } from '@daybook/schema/contract/business';
import { poundsOf, priceText, shortPriceText } from '@daybook/schema/rules/money';
import { fullPriceText, payLabel } from '../price-texts.ts';
import type { Offer } from './offer.ts';

/** '£39.00' */
export const exactPrice = (pence: number) => priceText(poundsOf(pence));

const isReduced = ({ full, price }: Offer) => price < full;

export function buttonText(business: Pick<Business, 'standing'>, offer: Offer): string {
  const { way, pricing, price, trialHours } = offer;
  if (way === 'trial') return `Activate ${trialHours}-Hour Free Trial`;
  if (way === 'free setup') return 'Activate for Free';
  if (!isReduced(offer)) return payLabel(business, fullPriceText(pricing));
  return payLabel(business, shortPriceText(price) + (pricing === 'subscription' ? ' today' : ''));
}

/** Stands after the price of the plan. */
export function termText(offer: Offer): string {
  const { way, pricing, full, trialHours } = offer;
  if (way === 'trial') return `for ${trialHours} hours`;
  if (pricing === 'setup_fee') return 'once, for this business';
  return isReduced(offer)
    ? `for the first month, then ${exactPrice(full)} a month`
    : 'a month, for this business';
}

/** Stands after the code of a coupon. */
export function appliedText({ way, pricing, full, price, trialHours }: Offer): string {
  if (way === 'trial') return `opens everything for ${trialHours} hours`;
  const [whole, part] = pricing === 'setup_fee' ? ['the setup', ''] : ['the first month', ' the first month'];
  if (price === 0) return `makes ${whole} free`;
  return full === price ? 'takes nothing off this price' : `takes ${exactPrice(full - price)} off${part}`;
}

/** What is to be paid after today; null when nothing is. */
export function priceNote({ way, pricing, full }: Offer): string | null {
  if (way === 'trial') return 'Nothing is charged when the trial ends.';
  if (pricing === 'setup_fee') return null;
  return `Then ${exactPrice(full)} each month, until you cancel.`;
}

export const WAY_NOTES: Record<Offer['way'], string> = {
  checkout: 'You pay on Stripe’s own page. We never see your card.',
  trial: 'No card is needed.',
  'free setup': 'No card is needed, and nothing is charged.',
};
