export const BUSINESS_NOT_YOURS = 'We couldn’t find that business in your account.';
export const BUSINESS_LOAD_FAILED = 'Failed to load business';
export const setupFirst = (business: string) => `Complete the setup of ${business} first`;
/** The page adds a link to support and a full stop. */
export const deactivated = (business: string) =>
  `${business} is deactivated and can’t take bookings. To reopen it, `;
export const CONTACT_SUPPORT = 'contact support';
export const paymentArriving = (business: string) =>
  `We’re waiting for your payment for ${business}. This page will update automatically.`;
export const ADD_BOOKING = 'Add booking';
export const ADD_TIME_OFF = 'Add time off';
export const ADD_NEW_EVENT = 'Add New Calendar Event';

export const BUSINESSES_LOAD_FAILED = 'Failed to load businesses';
export const ADD_NEW_BUSINESS = 'Add New Business';
export const YOUR_BUSINESS = 'Business';
export const TAKINGS = 'Takings';
