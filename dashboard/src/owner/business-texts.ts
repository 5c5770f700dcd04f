/** What a page says instead of its content where its business cannot be used, and the next step of one. */
export const BUSINESS_NOT_YOURS = 'We couldn’t find that business in your account.';
export const BUSINESS_LOAD_FAILED = 'Failed to load business';
/** 'Complete the setup of Willow Hair first' */
export const setupFirst = (business: string) => `Complete the setup of ${business} first`;
/** Stands before a link to support, and a full stop. */
export const deactivated = (business: string) =>
  `${business} is deactivated and can’t take bookings. To reopen it, `;
export const CONTACT_SUPPORT = 'contact support';
export const paymentArriving = (business: string) =>
  `We’re waiting for your payment for ${business}. This page will update automatically.`;
export const ADD_BOOKING = 'Add booking';
export const ADD_NEW_EVENT = 'Add New Calendar Event';

/** What every page with the list of the owner’s businesses says. */
export const BUSINESSES_LOAD_FAILED = 'Failed to load businesses';
export const ADD_NEW_BUSINESS = 'Add New Business';
/** The label of the field that chooses among them. */
export const YOUR_BUSINESS = 'Business';
