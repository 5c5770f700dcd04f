import type { Route } from './routes.ts';

// Texts of their own, so that the widget's scripts load no table.
export const joinWaitingListPath = '/api/diary/:slug/waiting-list';
export const earlierPath = '/api/cancel/earlier';

/** Calls for joining and leaving the waiting list, for taking offers, and for the owner's list. */
export const waitingListRoutes = {
  joinWaitingList: { method: 'POST', path: joinWaitingListPath, access: 'public' },
  /** This and the next two take the token in an offer's email. */
  getOffer: { method: 'GET', path: '/api/offers/details', access: 'public' },
  takeOffer: { method: 'POST', path: '/api/offers/take', access: 'public' },
  declineOffer: { method: 'POST', path: '/api/offers/decline', access: 'public' },
  /** Takes a booking's cancel token. */
  changeWantsEarlier: { method: 'POST', path: earlierPath, access: 'public' },

  listWaitingList: { method: 'GET', path: '/api/businesses/:businessId/waiting-list', access: 'owner' },
  addToWaitingList: { method: 'POST', path: '/api/businesses/:businessId/waiting-list', access: 'owner' },
  removeFromWaitingList: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/waiting-list/:entryId',
    access: 'owner',
  },
  offerTime: {
    method: 'POST',
    path: '/api/businesses/:businessId/waiting-list/:entryId/offer',
    access: 'owner',
  },
} as const satisfies Record<string, Route>;
