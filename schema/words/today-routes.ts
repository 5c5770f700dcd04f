import type { Route } from './routes.ts';

/** An owner's calls on the day itself. */
export const todayRoutes = {
  listDelays: { method: 'GET', path: '/api/businesses/:businessId/delays', access: 'owner' },
  startDelay: { method: 'POST', path: '/api/businesses/:businessId/delays', access: 'owner' },
  endDelay: { method: 'POST', path: '/api/businesses/:businessId/delays/:delayId/end', access: 'owner' },
  listBookingEmails: { method: 'GET', path: '/api/bookings/:reference/emails', access: 'owner' },
  resendBookingEmail: {
    method: 'POST',
    path: '/api/bookings/:reference/emails/:emailId/resend',
    access: 'owner',
  },
} as const satisfies Record<string, Route>;
