/** The product's own name, addresses and prices. Every page, email and answer reads them from here. */

export const PRODUCT_NAME = 'Daybook';

/** Used until the SUPPORT_EMAIL setting names another. */
export const DEFAULT_SUPPORT_EMAIL = 'support@daybook.example';
/** The `<meta>` by which the server tells the dashboard's pages what that setting says. */
export const SUPPORT_EMAIL_META = 'support-email';

/** Pence. Once per business (decision 4). */
export const SETUP_FEE_PENCE = 4900;

/** Pence per business and month (decision 4). */
export const SUBSCRIPTION_MONTH_PENCE = 999;

/** Pence per business and year: twelve months, shown on the pricing page. */
export const SUBSCRIPTION_YEAR_PENCE = 11988;

export const CURRENCY = 'GBP';
export const LOCALE = 'en-GB';
