import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/bookings';
import { SUBSCRIPTION_YEAR_PENCE } from '@daybook/schema/figures/prices';
import { SERVICE_MINUTES_MAX, SERVICE_MINUTES_MIN } from '@daybook/schema/figures/slots';
import { fullPrice } from '@daybook/schema/rules/discount';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { REFUND_IF_WE_END } from '@daybook/schema/words/legal-texts';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

/** Returns '£49.00' times the businesses. */
export const bigPrice = (pricing: Pricing, businesses = 1) =>
  priceText(poundsOf(businesses * fullPrice(pricing)));
/** Returns '£49.00 once' or '£9.99 a month', times the businesses. */
export const ourPriceText = (pricing: Pricing, businesses = 1) =>
  `${bigPrice(pricing, businesses)} ${pricing === 'setup_fee' ? 'once' : 'a month'}`;

export const PRICING_TITLE = 'Pricing';
export const pricingDescription = ({ pricing, freeTrialHours }: SiteFacts) =>
  `${PRODUCT_NAME} costs ${ourPriceText(pricing)} per business, including any VAT, with no commission on bookings.${freeTrialHours === null ? '' : ` Try it free for ${freeTrialHours} hours, without a card.`}`;

export const HEADINGS: Record<Pricing, string> = {
  setup_fee: 'One price, paid once',
  subscription: 'One price, however busy you are',
};
export const LEDE =
  'You pay the same for a busy month as for a quiet one. There’s no commission, and no charge per booking or per customer.';

export const PER: Record<Pricing, string> = {
  setup_fee: 'once per business, including any VAT',
  subscription: 'a month per business, including any VAT',
};
export const TERMS: Record<Pricing, string> = {
  setup_fee: `No monthly fee, nothing to renew and nothing to cancel. ${REFUND_IF_WE_END}`,
  subscription: `That’s ${priceText(poundsOf(SUBSCRIPTION_YEAR_PENCE))} a year. Cancel at any time: your diary stays open until the end of the month you’ve paid for.`,
};
export const startTrial = (hours: number) => `Start your ${hours}-hour trial`;
export const ADD_BUSINESS = 'Add Business';
export const TRIAL_NOTE = `No card needed. Use the code ${FREE_TRIAL_CODE}, once per account.`;

export const FEATURES_ID = 'included';
export const FEATURES_TITLE = 'What’s included';
export const FEATURES_LEDE = 'Every business gets all of this. There’s no higher plan to buy.';
export const FEATURES: readonly { name: string; more: string }[] = [
  { name: 'Your own public diary', more: 'Share it as a link or a QR code.' },
  {
    name: 'The diary on your own website',
    more: 'It becomes part of your page. You paste two lines of code.',
  },
  {
    name: 'Bookings day and night',
    more: 'Customers don’t need an account. We charge nothing per booking.',
  },
  {
    name: 'Customers can’t double-book your team',
    more: 'Each person in your team takes one appointment at a time. You can set the same for a room.',
  },
  {
    name: 'Time slots, services and day events',
    more: `Services last from ${SERVICE_MINUTES_MIN} minutes to ${SERVICE_MINUTES_MAX / 60} hours, each with its own price.`,
  },
  {
    name: 'Several venues, and home visits',
    more: 'Each venue has its own bookings. For a home visit, the customer gives their address.',
  },
  {
    name: 'Email confirmations and reminders',
    more: `Confirmations come with a calendar invitation. Reminders go out ${REMINDER_DAYS_BEFORE} days before, to those who booked earlier.`,
  },
  {
    name: 'A cancel link in every confirmation',
    more: 'When a customer cancels, the time is free again and we email you.',
  },
  {
    name: 'A waiting list that fills gaps',
    more: 'When a time becomes free, we offer it by email to the people who wait for one.',
  },
  {
    name: 'Your bookings by month, by week and in a list',
    more: 'Search them, and export what you find as a CSV file.',
  },
  {
    name: 'Your own time zone',
    more: 'Customers in another time zone see both times.',
  },
  {
    name: 'Your data to take away',
    more: 'Export everything you’ve entered, for as long as you have an account.',
  },
];

export const USES_ID = 'examples';
export const USES_TITLE = 'What you’d pay';
interface UseCase {
  name: string;
  text: string;
  businesses: number;
}
export const USE_CASES: readonly UseCase[] = [
  {
    name: 'A self-employed stylist',
    text: 'One hairdresser with 30 appointments a week: cuts and colours, each with its own length and price.',
    businesses: 1,
  },
  {
    name: 'A shared practice',
    text: 'Physiotherapy and massage in two rooms: two venues of one business.',
    businesses: 1,
  },
  {
    name: 'Two separate businesses',
    text: 'Craft workshops in a barn, and baking lessons in people’s homes. Each business has its own diary.',
    businesses: 2,
  },
];

export const TRIAL_ID = 'trial';
export const trialTitle = (hours: number) => `Try it free for ${hours} hours`;
export const TRIAL_LEDE = 'Your diary is open, and customers can book for real. No card needed.';
export const trialSteps = (pricing: Pricing, hours: number): readonly string[] => [
  'Log in with Google and add your business.',
  `On the payment page, enter the code ${FREE_TRIAL_CODE}. Your diary opens straight away.`,
  `When the ${hours} hours are over, nothing is charged and nothing is deleted. Your diary takes new bookings again once you pay ${ourPriceText(pricing)}.`,
];

export const QUESTIONS_ID = 'questions';
export const QUESTIONS_TITLE = 'Questions about the price';
export const MORE_QUESTIONS = 'See all questions';

export const COMPARISON_ID = 'comparison';
export const COMPARISON_TITLE = 'How others charge';
export const comparisonLede = (readOn: string) =>
  `Checked on ${readOn} against saved copies of each company’s own pages. They may have changed since: check the link before you decide.`;
export const COMPARISON_CAPTION = 'How other booking services charge';
export const WHO = 'Service';
export const CHARGES = 'What it charges, and where we read it';
export const readWhen = (date: string) => `read ${date}`;
export const VAT_UNSAID = 'The page doesn’t say whether that includes VAT.';
export const THIS_PAGE = 'This page';
export const OURS_NOTE = 'No commission, on new customers or returning ones.';

export const FAIR_TITLE = 'When another service may suit you better';
export const fairTexts = ({ freeTrialHours }: Pick<SiteFacts, 'freeTrialHours'>) => [
  `A marketplace introduces you to new customers. ${PRODUCT_NAME} doesn’t: people reach your diary through your own website, link or QR code.`,
  `Bookwhen has a free plan. ${PRODUCT_NAME} has ${freeTrialHours === null ? 'none' : 'a free trial, then a price'}.`,
  `${PRODUCT_NAME} takes no payments or deposits from your customers. It sends emails, but no text messages.`,
];
