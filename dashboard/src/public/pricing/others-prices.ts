/**
 * Other companies' charges as their own pages state them: an amount only in pounds, from a page for the UK.
 * To change one, read that page again and set READ_ON.
 */

/** The date, YYYY-MM-DD, on which all of them were read. */
export const READ_ON = '2026-11-23';

export interface OtherPrice {
  name: string;
  charges: string;
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
        charges: '£17.00 a month for one person, and £5.00 a month for each further member of staff',
        source: 'https://cliquesy.com/faq/',
      },
      {
        name: 'KiBook',
        charges: '£10 a month for one person, £20 for up to 5 staff, £35 for up to 10',
        note: 'The page is of May 2023. Paid by the year: £100, £200 or £350.',
        source: 'https://docs.kibook.co.uk/books/kibook-full-help-guide/page/upgrade-to-have-staff',
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
  {
    kind: 'Card fees, on top, if you take payments by card',
    prices: [
      {
        name: 'Stripe',
        charges: '1.5% plus 20p online for a standard UK card, 1.9% plus 20p for a premium one',
        note: 'From 10 April 2023, as the page says.',
        source: 'https://support.stripe.com/questions/pricing-updates-for-businesses-in-the-united-kingdom',
      },
      {
        name: 'Square',
        charges: '1.4% plus 25p online for a UK card, 1.75% in person',
        note: 'Fee schedule of 22 November 2024.',
        source: 'https://squareup.com/gb/legal/general/fees',
      },
    ],
  },
];
