/** What Daybook costs (decision 4). */

/** Pence. Once per business (decision 4). */
export const SETUP_FEE_PENCE = 4900;

/** Pence per business and month (decision 4). */
export const SUBSCRIPTION_MONTH_PENCE = 999;

/** Pence per business: twelve months, as public pages say it. */
export const SUBSCRIPTION_YEAR_PENCE = 12 * SUBSCRIPTION_MONTH_PENCE;

/** Pence: the payment provider takes no less at a time. What would cost less is free. */
export const SMALLEST_CHARGE_PENCE = 30;

export const CURRENCY = 'GBP';
