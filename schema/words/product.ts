/** The product's own name and addresses. Every page, email and answer reads them from here. */

export const PRODUCT_NAME = 'Daybook';
/** Ends every file that a list is exported to. */
export const EXPORT_CREDIT = `Exported from ${PRODUCT_NAME}`;

/** Used until the SUPPORT_EMAIL setting names another. */
export const DEFAULT_SUPPORT_EMAIL = 'support@daybook.example';
/** The `<meta>` in which the server gives the dashboard's pages that setting. */
export const SUPPORT_EMAIL_META = 'support-email';
/** The same for how businesses pay (PRICING). */
export const PRICING_META = 'pricing';
/** The id of the data in the dashboard's document: who opens it, and which businesses are theirs. */
export const OPENING_DATA = 'opening';
export const LOCALE = 'en-GB';

/** The address of the diary that anybody may try: nobody's own, and no email is sent from it. */
export const DEMO_DIARY_SLUG = 'demo';
