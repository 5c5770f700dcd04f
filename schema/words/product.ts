/** The product's own name and addresses. Every page, email and answer reads them from here. */

export const PRODUCT_NAME = 'Daybook';
/** The last line of every exported list. */
export const EXPORT_CREDIT = `Exported from ${PRODUCT_NAME}`;

/** Used unless SUPPORT_EMAIL is set. */
export const DEFAULT_SUPPORT_EMAIL = 'support@daybook.example';
/** The `<meta>` through which the server passes the support address to the dashboard. */
export const SUPPORT_EMAIL_META = 'support-email';
/** The same for how businesses pay (PRICING). */
export const PRICING_META = 'pricing';
/** The id of the dashboard's embedded data: the user and their businesses. */
export const OPENING_DATA = 'opening';
export const LOCALE = 'en-GB';

/** The address of the demo diary. It belongs to no account and sends no email. */
export const DEMO_DIARY_SLUG = 'demo';
