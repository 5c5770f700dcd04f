import { earlierRoute } from './earlier-route.ts';
import { joinWaitingListRoute } from './join-waiting-list-route.ts';
import type { Route } from './routes.ts';

/** Calls for joining and leaving the waiting list, for taking offers, and for the owner's list. */
export const waitingListRoutes = {
  joinWaitingList: joinWaitingListRoute,
  /** This and the next two take an emailed token, so that they work without an account. */
  getWaitingListEntry: { method: 'GET', path: '/api/waiting-list/entry', access: 'public' },
  confirmWaitingList: { method: 'POST', path: '/api/waiting-list/confirm', access: 'public' },
  leaveWaitingList: { method: 'POST', path: '/api/waiting-list/leave', access: 'public' },
  /** This and the next two take the token in an offer's email. */
  getOffer: { method: 'GET', path: '/api/offers/details', access: 'public' },
  takeOffer: { method: 'POST', path: '/api/offers/take', access: 'public' },
  declineOffer: { method: 'POST', path: '/api/offers/decline', access: 'public' },
  changeWantsEarlier: earlierRoute,

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
