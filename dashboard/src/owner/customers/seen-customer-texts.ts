/** Texts that several screens of customers share. What the list alone says is in customers-texts.ts. */

export const NO_CONTACT = 'No email or phone';
export const nextVisit = (date: string) => `Next visit ${date}`;
export const NO_VISITS = 'No visits yet';
export const lastVisit = (date: string) => `Last visit ${date}`;
export const NO_MATCHING_CUSTOMERS = 'No matching customers';
export const BACK_TO_CUSTOMERS = 'All customers';
export const ADD_CUSTOMER = 'Add customer';
/** Above the customers that a search for bookings finds. */
export const MATCHING_CUSTOMERS = 'Matching customers:';
