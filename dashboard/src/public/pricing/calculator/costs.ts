/** What different ways of taking bookings cost a business. Money is whole pence. */
import { fullPrice } from '@daybook/schema/rules/discount';
import { OTHERS_RATES } from '../comparison/others-rates.ts';

export type Pricing = Parameters<typeof fullPrice>[0];

/** What a business does in a month that is like every other. */
export interface Trade {
  bookings: number;
  /** Of the bookings. */
  newCustomers: number;
  /** Pence, what each visit costs its customer. */
  visit: number;
}

export interface Cost {
  firstMonth: number;
  firstYear: number;
}

/** Ours; a tool at a round sum a month; a card fee on each visit; a share of each new customer's first visit. */
export const WAYS = ['ours', 'tool', 'card', 'share'] as const;
export type Way = (typeof WAYS)[number];
export type Costs = Readonly<Record<Way, Cost>>;

const MONTHS = 12;

/** More new customers than bookings count as so many as there are bookings. */
export function costsOf(trade: Trade, pricing: Pricing): Costs {
  const { bookings, visit } = trade;
  const newCustomers = Math.min(trade.newCustomers, bookings);
  const { card, newCustomerShare, toolMonth } = OTHERS_RATES;
  const cardFee = Math.round(visit * card.share) + card.each;
  return {
    ours: pricing === 'setup_fee' ? once(fullPrice(pricing)) : monthly(fullPrice(pricing)),
    tool: monthly(toolMonth),
    card: monthly(bookings * cardFee),
    share: monthly(newCustomers * Math.round(visit * newCustomerShare)),
  };
}

const once = (pence: number): Cost => ({ firstMonth: pence, firstYear: pence });
const monthly = (pence: number): Cost => ({ firstMonth: pence, firstYear: pence * MONTHS });

/** The first year of each way, as a share of the dearest: from 0 to 1. */
export function sharesOf(costs: Costs): Readonly<Record<Way, number>> {
  const dearest = Math.max(...WAYS.map((way) => costs[way].firstYear));
  const share = (way: Way) => costs[way].firstYear / dearest;
  return { ours: share('ours'), tool: share('tool'), card: share('card'), share: share('share') };
}
