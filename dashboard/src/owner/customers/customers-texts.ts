import { counted } from '@daybook/schema/words/counted';

export const CUSTOMERS = 'Customers';
export const CUSTOMERS_LOAD_FAILED = 'We couldn’t load your customers.';
export const customersCounted = (count: number) => counted(count, 'customer');
export const SEARCH_CUSTOMERS = 'Search customers';
export const SEARCH_HINT = 'Name, email or phone';
export const SORTS = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'latest', label: 'Latest appointment' },
] as const;
export const SHOW_MORE = 'Show more customers';
export const NO_CUSTOMERS_YET = 'No customers yet';
export const CUSTOMERS_APPEAR_HERE =
  'Everyone who books appears here, with their visits. You can add a booking for someone who phones or walks in.';
export const NO_MATCHING_CUSTOMERS = 'No matching customers';
export const NO_CONTACT = 'No email or phone';
export const nextVisit = (date: string) => `Next visit ${date}`;
export const lastVisit = (date: string) => `Last visit ${date}`;
/** Above the customers that a search for bookings finds. */
export const MATCHING_CUSTOMERS = 'Matching customers:';
