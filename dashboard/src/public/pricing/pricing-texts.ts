/** The pricing page, for the model in force. */
import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/periods';
import { SERVICE_MINUTES_MAX, SERVICE_MINUTES_MIN } from '@daybook/schema/figures/planning';
import { SUBSCRIPTION_YEAR_PENCE } from '@daybook/schema/figures/prices';
import { fullPrice } from '@daybook/schema/rules/discount';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

/** '£49.00', for so many businesses */
export const bigPrice = (pricing: Pricing, businesses = 1) =>
  priceText(poundsOf(businesses * fullPrice(pricing)));
/** '£49.00 once', '£9.99 a month' */
export const ourPriceText = (pricing: Pricing, businesses = 1) =>
  `${bigPrice(pricing, businesses)} ${pricing === 'setup_fee' ? 'once' : 'a month'}`;

export const PRICING_TITLE = 'Pricing';
export const pricingDescription = ({ pricing, freeTrialHours }: SiteFacts) =>
  `${PRODUCT_NAME} costs ${ourPriceText(pricing)} for each business, whatever it takes. No commission.${freeTrialHours === null ? '' : ` Try it for ${freeTrialHours} hours without a card.`}`;

export const HEADINGS: Record<Pricing, string> = {
  setup_fee: 'One price, paid once',
  subscription: 'One price, whatever you take',
};
export const LEDE =
  'A busy month costs you the same as a quiet one. No commission, no charge for your tenth customer of the day.';

export const PER: Record<Pricing, string> = {
  setup_fee: 'once for each business',
  subscription: 'a month for each business',
};
export const TERMS: Record<Pricing, string> = {
  setup_fee: 'No monthly fee, nothing to renew, and nothing to cancel.',
  subscription: `${priceText(poundsOf(SUBSCRIPTION_YEAR_PENCE))} a year. Cancel when you like: your diary stays open to the end of the month you have paid for.`,
};
export const startTrial = (hours: number) => `Start your ${hours}-hour trial`;
export const ADD_BUSINESS = 'Add Business';
export const TRIAL_NOTE = `No card for the trial. Code ${FREE_TRIAL_CODE}, once for each account.`;

/* Who pays what */
export const USES_ID = 'examples';
export const USES_TITLE = 'Who pays what';
export interface UseCase {
  name: string;
  text: string;
  businesses: number;
}
export const USE_CASES: readonly UseCase[] = [
  {
    name: 'A chair of one’s own',
    text: 'One hairdresser, 30 visits a week, cut and colour at different lengths and prices.',
    businesses: 1,
  },
  {
    name: 'Two rooms, one practice',
    text: 'Physiotherapy and massage side by side: two venues of one business.',
    businesses: 1,
  },
  {
    name: 'A barn and a bakery',
    text: 'Workshops in one, baking lessons at people’s homes in the other: two businesses, each with its own diary.',
    businesses: 2,
  },
];

/* What the price holds */
export const FEATURES_ID = 'included';
export const FEATURES_TITLE = 'What the price holds';
export const FEATURES_LEDE = 'All of it, for every business. There is no larger plan to move up to.';
export const FEATURES: readonly { name: string; more: string }[] = [
  {
    name: 'A public diary at an address of its own',
    more: 'To share as a link or a QR code.',
  },
  {
    name: 'The same diary on your own website',
    more: 'A part of your page, not a frame in it. Two lines to paste.',
  },
  {
    name: 'Bookings day and night, without a limit',
    more: 'Customers need no account. No time is ever given twice.',
  },
  {
    name: 'Time slots, services and day events',
    more: `Services take from ${SERVICE_MINUTES_MIN} minutes to ${SERVICE_MINUTES_MAX / 60} hours, each at its own price.`,
  },
  {
    name: 'Several venues, and home visits',
    more: 'Each venue has its own bookings. For a home visit the customer gives an address.',
  },
  {
    name: 'Confirmations and reminders by email',
    more: `With a calendar invitation; the reminder goes out ${REMINDER_DAYS_BEFORE} days before.`,
  },
  {
    name: 'A link to cancel in every confirmation',
    more: 'The time is free again at once, and you are told.',
  },
  {
    name: 'Your bookings by month, by week and in a list',
    more: 'With search, and a CSV file of what you found.',
  },
  {
    name: 'A time zone for each business',
    more: 'Where a customer’s clock differs, both times are shown.',
  },
  {
    name: 'All that you enter, to take away',
    more: 'One file of it, on any day.',
  },
];

/* The trial */
export const TRIAL_ID = 'trial';
export const trialTitle = (hours: number) => `Try it for ${hours} hours first`;
export const TRIAL_LEDE = 'Everything is open, real customers can book, and no card is asked for.';
export const trialSteps = (pricing: Pricing, hours: number): readonly string[] => [
  'Sign in with Google, and add your business: its name, its contact details and its time zone.',
  `On the page that asks for payment, use the code ${FREE_TRIAL_CODE}. Your diary is open.`,
  `After ${hours} hours you are charged nothing. The diary stops taking new bookings, and nothing is deleted: it opens again when you pay ${ourPriceText(pricing)}.`,
];

export const QUESTIONS_ID = 'questions';
export const QUESTIONS_TITLE = 'Questions about the price';
export const MORE_QUESTIONS = 'All questions and answers';
