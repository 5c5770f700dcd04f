import { BLOCK_DAYS } from '@daybook/schema/figures/periods';

export const USERS_TITLE = 'Users';
export const USERS_TEXT = 'Everyone with an account, and their businesses and bookings.';
export const USERS_COUNTED = { one: 'user', many: 'users' } as const;
export const SEARCH_USERS = { label: 'Search users', hint: 'Name, email or business' };
export const HAVING = 'Show';
export const HAVINGS = {
  all: 'All users',
  business: 'With businesses',
  paid: 'Paid',
  coupon: 'With a coupon',
  nothing: 'Without a business',
} as const;
export const NO_USERS = { title: 'No users yet', text: 'Users appear here once they’ve logged in.' };
export const USER_FIGURES = {
  total: 'Total Users',
  with_businesses: 'Users with Businesses',
  revenue: 'Actual Revenue Generated',
  paid: 'Paid Users',
  total_bookings: 'Total Bookings',
} as const;
export const USER_COLUMNS = {
  user: 'User',
  activity: 'Activity',
  businesses: 'Businesses',
  first_seen: 'First Seen',
} as const;
export const lastSeen = (moment: string) => `last seen ${moment}`;
export const NO_BUSINESS = 'None';
export const latestBusiness = (name: string) => `latest: ${name}`;

export const deleteUserQuestion = (who: string) => `Delete ${who}?`;
export const DELETE_USER = 'Delete user';
export const DELETE_USER_BLOCKS = `We email them that you deleted their account. They can’t open a new one with the same Google account for ${BLOCK_DAYS} days. If they asked you to delete it, ask them to do it in Settings instead.`;
export const KEEP_USER = 'Keep user';
export const userDeleted = (who: string) => `${who} has been deleted.`;
export const USER_DELETE_FAILED = 'Failed to delete user';
export const DELETE_USER_PHRASE = 'DELETE USER';
export const TYPE_DELETE_USER = 'Please type "DELETE USER" to confirm';
const NAMES_SHOWN = 3;
/** Returns '2 businesses (Willow Hair, Harbour Nails)'. */
export const businessesNamed = (counted: string, names: readonly string[]) =>
  names.length === 0
    ? counted
    : `${counted} (${names.slice(0, NAMES_SHOWN).join(', ')}${names.length > NAMES_SHOWN ? ', …' : ''})`;

export const EXPORTED = {
  email: 'Email',
  given_name: 'First Name',
  family_name: 'Last Name',
  first_seen: 'First Seen',
  last_seen: 'Last Seen',
  businesses: 'Businesses',
  latest: 'Latest Business',
  paid: 'Paid',
  coupon: 'Coupon',
  bookings: 'Bookings',
  revenue: 'Revenue (GBP)',
} as const;
