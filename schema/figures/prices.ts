/** What Daybook costs (decision 4). */

/** Pence, once per business. */
export const SETUP_FEE_PENCE = 4900;

/** Pence per business and month. */
export const SUBSCRIPTION_MONTH_PENCE = 999;

/** Pence per business and year, as public pages show it. */
export const SUBSCRIPTION_YEAR_PENCE = 12 * SUBSCRIPTION_MONTH_PENCE;

/** Pence: the payment provider takes no less at a time, so a lower price is free (decision 73). */
export const SMALLEST_CHARGE_PENCE = 30;

export const CURRENCY = 'GBP';
