/** What Daybook costs. */

/** Once per business. */
export const SETUP_FEE_PENCE = 4900;

/** Per business and month. */
export const SUBSCRIPTION_MONTH_PENCE = 999;

/** Per business and year, as public pages show it. */
export const SUBSCRIPTION_YEAR_PENCE = 12 * SUBSCRIPTION_MONTH_PENCE;

/** The payment provider's minimum. A lower price can't be charged, so it is free. */
export const SMALLEST_CHARGE_PENCE = 30;

export const CURRENCY = 'GBP';

/** The most that we owe one business for all its claims in a year: about ten times what it pays. */
export const LIABILITY_PENCE = 50_000;
