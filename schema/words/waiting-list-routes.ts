import { earlierRoute } from './earlier-route.ts';
import { joinWaitingListRoute } from './join-waiting-list-route.ts';
import type { Route } from './routes.ts';

/** The waiting list: how people join and leave it, take what is offered to them, and how owners keep it. */
export const waitingListRoutes = {
  joinWaitingList: joinWaitingListRoute,
  /** By the token in an email, as the next two: anyone who reads the address's mail needs no account. */
  getWaitingListEntry: { method: 'GET', path: '/api/waiting-list/entry', access: 'public' },
  confirmWaitingList: { method: 'POST', path: '/api/waiting-list/confirm', access: 'public' },
  leaveWaitingList: { method: 'POST', path: '/api/waiting-list/leave', access: 'public' },
  /** By the token in the email that offers a time, as the next two. */
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
  /** Offers a free time by hand. */
  offerTime: {
    method: 'POST',
    path: '/api/businesses/:businessId/waiting-list/:entryId/offer',
    access: 'owner',
  },
} as const satisfies Record<string, Route>;
