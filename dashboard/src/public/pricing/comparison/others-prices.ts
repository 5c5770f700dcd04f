/**
 * What other companies charge, as it was read on their own pages. A figure stands here only with the page that gives
 * it; who changes one reads that page again and sets READ_ON.
 */
import { percentText } from '../percent-text.ts';
import { OTHERS_RATES } from './others-rates.ts';

/** ISO date of the day on which all of them were read. */
export const READ_ON = '2026-11-22';

export interface OtherPrice {
  name: string;
  /** Where its prices hold, where its page says so. */
  where?: string;
  charges: string;
  note?: string;
  source: string;
}

export interface OtherPrices {
  kind: string;
  prices: readonly OtherPrice[];
}

const { card, newCustomerShare } = OTHERS_RATES;

export const OTHERS_PRICES: readonly OtherPrices[] = [
  {
    kind: 'Marketplaces, which bring customers for a share of the first visit',
    prices: [
      {
        name: 'Fresha',
        charges: `${percentText(newCustomerShare)} once, when its marketplace brings a new client`,
        note: 'Nothing for clients who book by your own link. Its pricing page has the rate and the minimum of each country.',
        source: 'https://support.fresha.com/hc/en-us/articles/4402096033938',
      },
      {
        name: 'Treatwell',
        charges: '35% and VAT when it brings a new client',
        note: 'Returning clients: 2% and VAT of what they prepay, nothing where they pay at the venue.',
        source: 'https://help.treatwell.pro/en/articles/6068109-how-does-treatwell-s-commission-work',
      },
      {
        name: 'Booksy Boost',
        where: 'United States',
        charges: '30% of a new client’s first visit; at least $10, at most $100',
        note: 'Nothing for later visits, and no monthly fee for Boost itself.',
        source: 'https://support.booksy.com/hc/es-us/articles/16486248108946',
      },
    ],
  },
  {
    kind: 'Booking tools, by the month',
    prices: [
      {
        name: 'Cliquesy',
        charges: '£17.00 a month for one diary, £5.00 for each further member of staff',
        source: 'https://cliquesy.com/faq/',
      },
      {
        name: 'Setmore Pro',
        charges: '$12 a month for each user; $5 when paid by the year',
        note: 'There is a free plan too.',
        source: 'https://support.setmore.com/en/articles/4475815-setmore-pro-team',
      },
      {
        name: 'Square Appointments',
        where: 'United States',
        charges: '$29 or $69 a month for each location',
        note: 'There is a free plan too, for a single location.',
        source: 'https://squareup.com/help/us/en/article/6359-square-appointments-subscription-options',
      },
    ],
  },
  {
    kind: 'Card payments',
    prices: [
      {
        name: 'Stripe',
        where: 'United Kingdom',
        charges: `${percentText(card.share)} and ${card.each}p for a standard UK card`,
        note: 'From 10 April 2023, as the page says.',
        source: 'https://support.stripe.com/questions/pricing-updates-for-businesses-in-the-united-kingdom',
      },
      {
        name: 'Square',
        where: 'United Kingdom',
        charges: '1.75% in person, 2.5% when the card is not there',
        source: 'https://squareup.com/help/gb/en/article/5068-what-are-square-s-fees',
      },
    ],
  },
];
