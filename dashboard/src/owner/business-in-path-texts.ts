/** What a page says instead of its content where its business cannot be used, and the next step of one. */

export const BUSINESS_NOT_YOURS = 'None of your businesses has this address.';
export const BUSINESS_LOAD_FAILED = 'Failed to load business';
/** 'Willow Hair: complete the setup first' */
export const setupFirst = (business: string) => `${business}: complete the setup first`;
/** Stands before a link to support, and a full stop. */
export const deactivated = (business: string) =>
  `${business} is deactivated and takes no bookings. To open it again, `;
export const CONTACT_SUPPORT = 'contact support';
export const paymentArriving = (business: string) =>
  `Your payment for ${business} is on its way to us. This page shows it as soon as it has arrived.`;
export const ADD_NEW_EVENT = 'Add New Calendar Event';
