/** What the calculator reckons others' prices by. Where each was read stands in others-prices.ts. */

export const OTHERS_RATES = {
  /** Fresha's marketplace, of a new customer's first visit. */
  newCustomerShare: 0.2,
  /** Stripe in the UK, a standard card online: of the price, and pence for each payment. */
  card: { share: 0.015, each: 20 },
  /** Pence a month: a round sum of our own, nobody's price. */
  toolMonth: 2500,
} as const;
