import { poundsOf, shortPriceText } from '@daybook/schema/rules/money';
import { sumText } from '@daybook/schema/rules/sum-text';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { OTHERS_RATES } from '../comparison/others-rates.ts';
import { percentText } from '../percent-text.ts';
import { WAYS, type Costs, type Trade, type Way } from './costs.ts';

const { card, newCustomerShare, toolMonth } = OTHERS_RATES;

export const CALCULATOR_TITLE = 'What it would cost you elsewhere';
export const CALCULATOR_LEDE =
  'Four ways to pay for bookings, reckoned for a business like yours: the first month, and a year of such months. The bars show the year.';

export const INPUT_LABELS: Record<keyof Trade, string> = {
  bookings: 'Bookings a month',
  newCustomers: 'Of them new customers',
  visit: 'What a visit costs',
};

export const WAY_NAMES: Record<Way, string> = {
  ours: PRODUCT_NAME,
  tool: `A tool at ${shortPriceText(toolMonth)} a month`,
  card: `A card fee of ${percentText(card.share)} and ${card.each}p a visit`,
  share: `${percentText(newCustomerShare)} of each new customer’s first visit`,
};

export const WAY = 'Way to pay';
export const FIRST_MONTH = 'First month';
export const FIRST_YEAR = 'First year';

/** A price of the calculator, pence. */
export const costText = (pence: number) => sumText(poundsOf(pence));

export const countText = (name: keyof Trade, value: number) =>
  name === 'visit' ? shortPriceText(value) : String(value);

/** Over the table. */
export const atFigures = ({ bookings, newCustomers, visit }: Trade) =>
  `At ${bookings} bookings a month, ${newCustomers} of them by new customers, and ${shortPriceText(visit)} a visit.`;

/** The same with its outcome, for who hears it. */
export const outcomeText = (trade: Trade, costs: Costs) =>
  `${atFigures(trade)} First year: ${WAYS.map((way) => `${WAY_NAMES[way]}, ${costText(costs[way].firstYear)}`).join('; ')}.`;

export const CALCULATOR_NOTES = [
  `The share is what a marketplace would take if it had brought you every one of these new customers. ${PRODUCT_NAME} brings you none: yours come by your own website, link or QR code.`,
  `The card fee is Stripe’s, if every visit were paid online. ${PRODUCT_NAME} takes no money from your customers. How they pay you, and what that costs, is up to you.`,
  `${shortPriceText(toolMonth)} is a round sum to compare with. It is no one company’s price.`,
] as const;
export const READ_WHERE = 'Where each rate was read';
