/** What each change puts out of date, in one place. */

import type { CallName } from '@daybook/schema/contract/calls';
import { everyRoute, type RouteName } from '@daybook/schema/words/every-route';

export interface Renewal {
  /** Reloads these even after a failure, because the page may have been out of date. */
  renews: readonly CallName[];
  /** The change is done only when these have reloaded, because the page shows them next. */
  waitsFor?: readonly CallName[];
}

const isCall = (name: string): name is RouteName => name in everyRoute;
const callsAt = (address: RegExp, ...without: readonly CallName[]) =>
  Object.keys(everyRoute)
    .filter(isCall)
    .filter((name) => address.test(everyRoute[name].path) && !without.includes(name));

/** All that pages show of a business, but its version, which says that the rest is out of date. */
export const ofBusiness = callsAt(
  /^\/api\/(businesses\/:businessId|bookings|events)/,
  'getVersion',
  'closeBusiness',
  'openBillingPortal',
);
/** All that the admin sees. The consequences of a deletion are not asked for after it. */
const ofAdmin = callsAt(/^\/api\/admin/, 'getBusinessConsequences', 'getUserConsequences');

/** What a change waits for. */
const waits: { readonly [Name in CallName]?: readonly CallName[] } = {
  endOtherSessions: ['listSessions'],
  endSession: ['listSessions'],
  saveFavouriteVenue: ['listFavouriteVenues'],
  deleteFavouriteVenue: ['listFavouriteVenues'],

  // The dashboard opens on the newest business, so it needs the new list.
  createBusiness: ['listMyBusinesses'],
  changeBusiness: ['listMyBusinesses'],
  changePicture: ['listMyBusinesses', 'listPeople'],
  closeBusiness: ['listMyBusinesses'],
  createCheckout: ['listMyBusinesses'],
  saveQuestions: ['listMyBusinesses'],
  sendConfirmationEmail: ['listMyBusinesses'],

  addPerson: ['listPeople', 'listCatalogueServices'],
  changePerson: ['listPeople', 'listCatalogueServices'],
  archivePerson: ['listPeople'],
  addPlace: ['listPlaces', 'listMyBusinesses'],
  changePlace: ['listPlaces', 'listMyBusinesses'],
  archivePlace: ['listPlaces'],
  addCatalogueService: ['listCatalogueServices'],
  changeCatalogueService: ['listCatalogueServices'],
  archiveCatalogueService: ['listCatalogueServices'],

  // The page needs the new list of events or weekly hours to place the focus.
  deleteEvent: ['listScheduledEvents'],
  deleteAllEvents: ['listScheduledEvents', 'getSummary'],
  changeDateHours: ['listScheduledEvents'],
  changeDateWords: ['listScheduledEvents'],
  cancelDates: ['listScheduledEvents'],
  createPattern: ['listMyBusinesses', 'listPatterns'],
  changePattern: ['listPatterns'],
  pausePattern: ['listPatterns'],
  resumePattern: ['listPatterns'],
  endPattern: ['listPatterns'],

  saveCalendarFeed: ['listCalendarFeeds'],
  renewCalendarFeed: ['listCalendarFeeds'],
  deleteCalendarFeed: ['listCalendarFeeds'],
  addBusyCalendar: ['listBusyCalendars'],
  removeBusyCalendar: ['listBusyCalendars'],
  addTimeOff: ['listTimeOff'],
  changeTimeOff: ['listTimeOff'],
  deleteTimeOff: ['listTimeOff'],
  startDelay: ['listDelays'],
  endDelay: ['listDelays'],
  resendBookingEmail: ['listBookingEmails'],
  addToWaitingList: ['listWaitingList'],
  removeFromWaitingList: ['listWaitingList'],
  offerTime: ['listWaitingList'],
  changeCustomer: ['getCustomer'],
  mergeCustomers: ['getCustomer'],
  eraseCustomer: ['listErasureRequests'],
  keepCustomer: ['listErasureRequests'],
};

/** A change to a business renews all of it, the admin's all that the admin sees, and each what it waits for. */
export function renewalOf(name: CallName): Renewal {
  if (ofAdmin.includes(name)) return { renews: ofAdmin, waitsFor: ofAdmin };
  const waitsFor = waits[name] ?? [];
  return { renews: ofBusiness.includes(name) ? [...ofBusiness, ...waitsFor] : waitsFor, waitsFor };
}
