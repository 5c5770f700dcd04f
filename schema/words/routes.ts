/* The calls of the widget, each by itself, so that it carries no others. */
export const diaryRoute = { method: 'GET', path: '/api/diary/:slug', access: 'public' } as const;
export const timeSlotsRoute = {
  method: 'GET',
  path: '/api/events/:eventId/time-slots',
  access: 'public',
} as const;
export const bookRoute = { method: 'POST', path: '/api/time-slots/:slotId/book', access: 'public' } as const;

/**
 * Where every call lives: method, path and who may make it. The shapes are in contract/calls.ts,
 * which pairs each row here with its zod schemas; clients that must stay light read only this table.
 *
 * access: `public` is open to any origin without credentials; `owner` needs a session.
 */
export const routes = {
  getDiary: diaryRoute,
  listVenues: { method: 'GET', path: '/api/events/:eventId/venues', access: 'public' },
  listServices: { method: 'GET', path: '/api/events/:eventId/services', access: 'public' },
  listTimeSlots: timeSlotsRoute,
  bookSlot: bookRoute,
  getCancelDetails: { method: 'GET', path: '/api/cancel/booking-details', access: 'public' },
  cancelByToken: { method: 'POST', path: '/api/cancel/booking', access: 'public' },
  getInvite: { method: 'GET', path: '/api/cancel/invite.ics', access: 'public' },
  checkHealth: { method: 'GET', path: '/healthz', access: 'public' },
} as const;

export type RouteName = keyof typeof routes;

/** The header by which a repeated booking request is recognised (decisions, 'Slots'). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Pages that calls, emails and clients link to. */
export const pages = {
  diary: '/diary/:slug',
  diaryBook: '/diary/:slug/book',
  diaryBooked: '/diary/:slug/booked',
  cancel: '/cancel',
  embedScript: '/embed.js',
} as const;
