/** What is said about the emails to people whose bookings were imported (decision 112). */
import { IMPORTED_ADDRESSES_PER_DAY } from '../figures/business-file.ts';

/** After 'unless the booking was imported'. */
export const IMPORTED_EMAILED = `We email people whose bookings were imported only once you have paid for the business (a free trial isn’t enough), and at most ${IMPORTED_ADDRESSES_PER_DAY} new addresses a day.`;
/** The same, about a business of somebody else. */
export const IMPORTED_EMAILED_BY_BUSINESS = `People whose bookings were imported are emailed only where the business was paid for (a free trial isn’t enough), and at most ${IMPORTED_ADDRESSES_PER_DAY} new addresses a day.`;
