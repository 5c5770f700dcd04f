import type { everyTable } from '../../database/every-table.ts';
import type { ExportedName } from './what-is-exported.ts';

export const REFUSED_TABLES = {
  busyTimes: 'what calendars elsewhere hold: they are the owner’s own, and are read again every few minutes',
  replacedEvents: 'which event was put in the place of which, by our own numbers',
  claims: 'which times bookings, day events and offers hold: those say so',
  bookingTexts: 'what the bookings say, once more, for searches',
  blockedPeople: 'of people whose accounts are deleted',
  emails: 'emails on their way: what they report is in the exported tables, and old ones are emptied',
  coupons: 'ours, and of no owner; which ones were used is exported',
  checkouts: 'ways to a payment, each for minutes; what was paid is exported',
  providerEvents: 'what the payment provider told us, by its own numbers',
  adminActions: 'what we did, in our own books',
  listedCoupons: 'what coupons say, once more, for our lists',
  listedBusinesses: 'what businesses say, once more, for our lists',
  listedUsers: 'what accounts say, once more, for our lists',
  newsletterSignups: 'of an email address that anybody may have typed, not of an account',
  siteVisits: 'of our own pages, and of nobody',
  imports: 'how a business came from a file; all that came is exported',
  importedAddresses: 'which of the addresses in the bookings were emailed of late, to bound how many',
  contactMessages: 'from people who wrote to support, not from an account',
  testimonials: 'from people who agreed to be quoted, of no account',
} satisfies Record<Exclude<keyof typeof everyTable, ExportedName>, string>;
