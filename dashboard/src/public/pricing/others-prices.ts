/**
 * Other companies' charges as their own pages state them: an amount only in pounds, from a page for the UK.
 * To change one, read that page again and set READ_ON. Leave out a page that says it is older than a year.
 */

/** The date, YYYY-MM-DD, on which all of them were read. */
export const READ_ON = '2026-11-23';

export interface OtherPrice {
  name: string;
  charges: string;
  /** Whether the page doesn't say if its amount includes VAT, as ours does. */
  isVatUnsaid?: boolean;
  note?: string;
  source: string;
}

interface OtherPrices {
  kind: string;
  prices: readonly OtherPrice[];
}

export const OTHERS_PRICES: readonly OtherPrices[] = [
  {
    kind: 'Commission on new customers',
    prices: [
      {
        name: 'Treatwell',
        charges: '35% plus VAT of the booking value, for each new customer it brings you',
        note: 'A customer who hasn’t booked with you for 12 months counts as new. Returning customers who pay in advance: 2% plus VAT.',
        source:
          'https://partners.treatwell.com/hc/en-gb/articles/360015011760-How-does-Treatwell-s-commission-work',
      },
      {
        name: 'Fresha',
        charges:
          'A share of the first booking when its marketplace brings you a new customer, with a minimum',
        note: 'Nothing for customers who book through your own link. Its pricing page gives the rate for each country.',
        source:
          'https://support.fresha.com/hc/en-us/articles/4402096033938-Fresha-s-Marketplace-New-Client-Fee-',
      },
    ],
  },
  {
    kind: 'A monthly fee that depends on your team',
    prices: [
      {
        name: 'Cliquesy',
        isVatUnsaid: true,
        charges: '£17.00 a month for one person, and £5.00 a month for each further member of staff',
        source: 'https://cliquesy.com/faq/',
      },
      {
        name: 'Timely',
        charges: 'A monthly price based on your number of active staff',
        source:
          'https://help.gettimely.com/hc/en-gb/articles/360060617894-How-to-add-bookable-staff-in-your-business',
      },
    ],
  },
  {
    kind: 'A flat monthly fee',
    prices: [
      {
        name: 'Bookwhen',
        charges: 'A flat monthly fee, with no share of your bookings',
        note: 'There is a free plan too, with 50 booking spaces a month.',
        source: 'https://support.bookwhen.com/en/articles/11080156-franchise-faqs-pricing-and-invoicing',
      },
    ],
  },
];
