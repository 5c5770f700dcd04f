/** What each change puts out of date, in one place. */

import type { CallName } from '@daybook/schema/contract/calls';
import { adminRoutes } from '@daybook/schema/words/admin-routes';

export interface Renewal {
  /** Reloads these even after a failure, because the page may have been out of date. */
  renews: readonly CallName[];
  /** The change is done only when these have reloaded, because the page shows them next. */
  waitsFor?: readonly CallName[];
}

/** Everything that pages show of a business. */
export const ofBusiness = [
  'countBookedDays',
  'explainEvent',
  'getCustomer',
  'getSummary',
  'listBookingEmails',
  'listBookings',
  'listBusyCalendars',
  'listCalendarFeeds',
  'listCatalogueServices',
  'listCustomers',
  'listDelays',
  'listDiaryWeeks',
  'listErasureRequests',
  'listEvents',
  'listMoveTimes',
  'listPatterns',
  'listPeople',
  'listPlaces',
  'listScheduledEvents',
  'listTimeOff',
  'listTimesToAdd',
  'listWaitingList',
  // With dry_run, what a move would do.
  'moveBooking',
  'searchBookings',
] as const satisfies readonly CallName[];

const business = (...waitsFor: CallName[]): Renewal => ({ renews: ofBusiness, waitsFor });
const only = (...names: CallName[]): Renewal => ({ renews: names, waitsFor: names });

/** A deletion's consequences are not asked for again after it. */
const isOfAdmin = (name: string): name is keyof typeof adminRoutes =>
  name in adminRoutes && !name.endsWith('Consequences');
const admin = only(...Object.keys(adminRoutes).filter(isOfAdmin));

/** A call that isn't here renews nothing. */
export const renewals: { readonly [Name in CallName]?: Renewal } = {
  endOtherSessions: only('listSessions'),
  endSession: only('listSessions'),

  // The dashboard opens on the newest business, so it needs the new list.
  createBusiness: only('listMyBusinesses'),
  changeBusiness: { renews: ['listMyBusinesses', ...ofBusiness], waitsFor: ['listMyBusinesses'] },
  closeBusiness: only('listMyBusinesses'),
  sendConfirmationEmail: { renews: ['listMyBusinesses'] },
  createCheckout: only('listMyBusinesses'),

  // The page needs the new list of events or hours to place the focus.
  createEvents: business(),
  changeEvent: business(),
  changeEventResources: business(),
  duplicateEvent: business(),
  deleteEvent: business('listScheduledEvents'),
  deleteAllEvents: business('listScheduledEvents', 'getSummary'),
  changeDateHours: business('listScheduledEvents'),
  changeDateWords: business('listScheduledEvents'),
  cancelDates: business('listScheduledEvents'),
  createPattern: { renews: ['listMyBusinesses', ...ofBusiness] },
  changePattern: business('listPatterns'),
  pausePattern: business('listPatterns'),
  resumePattern: business('listPatterns'),
  endPattern: business('listPatterns'),
  saveFavouriteVenue: only('listFavouriteVenues'),
  deleteFavouriteVenue: only('listFavouriteVenues'),

  addPerson: business('listPeople', 'listCatalogueServices'),
  changePerson: business('listPeople', 'listCatalogueServices'),
  archivePerson: business('listPeople'),
  addPlace: { renews: ['listMyBusinesses', ...ofBusiness], waitsFor: ['listPlaces', 'listMyBusinesses'] },
  changePlace: { renews: ['listMyBusinesses', ...ofBusiness], waitsFor: ['listPlaces', 'listMyBusinesses'] },
  archivePlace: business('listPlaces'),
  addCatalogueService: business('listCatalogueServices'),
  changeCatalogueService: business('listCatalogueServices'),
  archiveCatalogueService: business('listCatalogueServices'),

  saveCalendarFeed: only('listCalendarFeeds'),
  renewCalendarFeed: only('listCalendarFeeds'),
  deleteCalendarFeed: only('listCalendarFeeds'),
  // Busy times also change the free times.
  addBusyCalendar: business('listBusyCalendars'),
  removeBusyCalendar: business('listBusyCalendars'),
  addTimeOff: business('listTimeOff'),
  changeTimeOff: business('listTimeOff'),
  deleteTimeOff: business('listTimeOff'),
  startDelay: business('listDelays'),
  endDelay: business('listDelays'),

  addBooking: business(),
  changeBooking: business(),
  moveBooking: business(),
  cancelBooking: business(),
  markNoShow: business(),
  resendBookingEmail: business('listBookingEmails'),
  addToWaitingList: business('listWaitingList'),
  removeFromWaitingList: business('listWaitingList'),
  offerTime: business('listWaitingList'),
  changeCustomer: business('getCustomer'),
  mergeCustomers: business('getCustomer'),
  deleteCustomer: business(),
  // The bookings too: those of a deleted customer look different at once.
  eraseCustomer: business('listErasureRequests'),
  keepCustomer: business('listErasureRequests'),

  createCoupon: admin,
  changeCoupon: admin,
  deactivateCoupon: admin,
  deleteCoupon: admin,
  changeAnyBusiness: admin,
  deleteAnyBusiness: admin,
  deleteUser: admin,
  deleteSignup: admin,
  addTestimonial: admin,
  deleteTestimonial: admin,
  retryEmail: admin,
  retryEmails: admin,
};
