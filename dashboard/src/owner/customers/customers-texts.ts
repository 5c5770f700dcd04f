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
  'Everyone who books appears here, with their visits. You can add your customers from the program you used before, or one by one.';
export const FROM_FILE = 'Add from a file';
