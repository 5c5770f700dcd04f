/** Texts of all the admin's lists. */
export const NO_SERVER = 'Unable to connect to server. Please try again later.';
export const NO_CONNECTION = 'Unable to connect to server. Please check your internet connection.';
export const NOTHING_FOUND = 'Nothing found';
export const FIGURES_FAILED = 'We couldn’t load the figures.';
export const FIGURES = 'Figures';
export const ACTIONS = 'Actions';
export const DELETE = 'Delete';
/** For people who hear a button without its row. */
export const of = (subject: string) => ` ${subject}`;
export const NEWEST_FIRST = 'Newest first';
export const OLDEST_FIRST = 'Oldest first';
export const ACTIVE = 'Active';
export const INACTIVE = 'Inactive';
export const PAID = 'Paid';
export const COUPON = 'Coupon';
export const YES = 'Yes';
export const NO = 'No';
