/** What a business holds about a customer: the link to it, and requests to delete it. */

/** How long the link to a customer's data works. */
export const DATA_LINK_HOURS = 24;
/** When a customer whose deletion was declined may ask again. */
export const ERASURE_AGAIN_DAYS = 30;
