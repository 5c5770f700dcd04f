// The widget's calls. Each path is an export of its own, so that the widget loads nothing else.
export const diaryPath = '/api/diary/:slug';
export const diaryMonthPath = '/api/diary/:slug/months/:month';
export const timeSlotsPath = '/api/events/:eventId/time-slots';
export const bookPath = '/api/time-slots/:slotId/book';

// The diary for moving a booking, by the emailed token
export const moveDiaryRoute = { method: 'GET', path: '/api/cancel/diary', access: 'public' } as const;
export const moveMonthRoute = {
  method: 'GET',
  path: '/api/cancel/diary/months/:month',
  access: 'public',
} as const;
export const moveSlotsRoute = {
  method: 'GET',
  path: '/api/cancel/events/:eventId/time-slots',
  access: 'public',
} as const;
export const moveRoute = { method: 'POST', path: '/api/cancel/move', access: 'public' } as const;

// The calls of the public pages' scripts, separate for the same reason
export const signOutRoute = {
  method: 'GET',
  path: '/api/logout',
  access: 'visitor',
  isChange: true,
} as const;
export const newsletterRoute = { method: 'POST', path: '/api/newsletter/signup', access: 'visitor' } as const;
export const contactRoute = { method: 'POST', path: '/api/contact', access: 'visitor' } as const;
export const visitsRoute = { method: 'POST', path: '/api/visits', access: 'visitor' } as const;

/**
 * A call's method, path and access. Its shapes are in contract/calls.ts, which pairs each row of these tables
 * with its zod schemas; clients that must stay light load only a table. access: `public` is open to any
 * origin without credentials; `visitor` is for our own pages, logged in or not; `owner` needs a session, and
 * the path's business must be the owner's; `admin` needs the platform admin's session. Every call that isn't
 * public must carry CSRF_HEADER if it changes something: all but a GET, and a GET with `isChange`.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: 'public' | 'visitor' | 'owner' | 'admin';
  isChange?: true;
}

/** Most calls. every-route.ts joins this table with those of single features. */
export const routes = {
  getDiary: { method: 'GET', path: diaryPath, access: 'public' },
  getDiaryMonth: { method: 'GET', path: diaryMonthPath, access: 'public' },
  listVenues: { method: 'GET', path: '/api/events/:eventId/venues', access: 'public' },
  listServices: { method: 'GET', path: '/api/events/:eventId/services', access: 'public' },
  listTimeSlots: { method: 'GET', path: timeSlotsPath, access: 'public' },
  bookSlot: { method: 'POST', path: bookPath, access: 'public' },
  getCancelDetails: { method: 'GET', path: '/api/cancel/booking-details', access: 'public' },
  cancelByToken: { method: 'POST', path: '/api/cancel/booking', access: 'public' },
  getMoveDiary: moveDiaryRoute,
  getMoveMonth: moveMonthRoute,
  listMoveSlots: moveSlotsRoute,
  moveByToken: moveRoute,
  getInvite: { method: 'GET', path: '/api/cancel/invite.ics', access: 'public' },
  checkHealth: { method: 'GET', path: '/healthz', access: 'public' },
  checkReady: { method: 'GET', path: '/readyz', access: 'public' },

  getSignInAddress: { method: 'GET', path: '/api/oauth/google/redirect_url', access: 'visitor' },
  createSession: { method: 'POST', path: '/api/sessions', access: 'visitor' },
  signOut: signOutRoute,
  /** Takes the emailed token, so that it works without an account. */
  listSessions: { method: 'GET', path: '/api/sessions', access: 'owner' },
  endOtherSessions: { method: 'DELETE', path: '/api/sessions', access: 'owner' },
  endSession: { method: 'DELETE', path: '/api/sessions/:sessionId', access: 'owner' },
  getMe: { method: 'GET', path: '/api/users/me', access: 'owner' },
  changeMe: { method: 'PUT', path: '/api/users/me', access: 'owner' },
  deleteMe: { method: 'DELETE', path: '/api/users/me', access: 'owner' },
  getTextUse: { method: 'GET', path: '/api/users/me/text-use', access: 'owner' },
  exportMe: { method: 'GET', path: '/api/users/me/export', access: 'owner' },

  listMyBusinesses: { method: 'GET', path: '/api/businesses/my', access: 'owner' },
  createBusiness: { method: 'POST', path: '/api/businesses', access: 'owner' },
  changeBusiness: { method: 'PUT', path: '/api/businesses/:businessId', access: 'owner' },
  closeBusiness: { method: 'DELETE', path: '/api/businesses/:businessId', access: 'owner' },
  changePicture: { method: 'PUT', path: '/api/businesses/:businessId/picture', access: 'owner' },
  getSummary: { method: 'GET', path: '/api/businesses/:businessId/summary', access: 'owner' },
  sendConfirmationEmail: {
    method: 'POST',
    path: '/api/businesses/:businessId/email-confirmation',
    access: 'owner',
  },
  getVersion: { method: 'GET', path: '/api/businesses/:businessId/version', access: 'owner' },
  saveQuestions: { method: 'PUT', path: '/api/businesses/:businessId/questions', access: 'owner' },
  getTakings: { method: 'GET', path: '/api/businesses/:businessId/takings', access: 'owner' },
  listDiaryWeeks: { method: 'GET', path: '/api/businesses/:businessId/visits', access: 'owner' },

  validateCoupon: { method: 'POST', path: '/api/coupons/validate', access: 'owner' },
  createCheckout: {
    method: 'POST',
    path: '/api/businesses/:businessId/checkout-session',
    access: 'owner',
  },
  /** Opens the page where an owner changes the card, sees invoices and cancels. */
  openBillingPortal: {
    method: 'POST',
    path: '/api/businesses/:businessId/billing-portal',
    access: 'owner',
  },

  listEvents: { method: 'GET', path: '/api/businesses/:businessId/events', access: 'owner' },
  listScheduledEvents: {
    method: 'GET',
    path: '/api/businesses/:businessId/events/scheduled',
    access: 'owner',
  },
  createEvent: { method: 'POST', path: '/api/businesses/:businessId/events', access: 'owner' },
  createEvents: { method: 'POST', path: '/api/businesses/:businessId/events/batch', access: 'owner' },
  deleteAllEvents: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/events/delete-all',
    access: 'owner',
  },
  changeEvent: { method: 'PUT', path: '/api/businesses/:businessId/events/:eventId', access: 'owner' },
  deleteEvent: { method: 'DELETE', path: '/api/businesses/:businessId/events/:eventId', access: 'owner' },
  duplicateEvent: {
    method: 'POST',
    path: '/api/businesses/:businessId/events/:eventId/duplicate',
    access: 'owner',
  },
  changeEventResources: {
    method: 'PUT',
    path: '/api/businesses/:businessId/events/:eventId/resources',
    access: 'owner',
  },
  explainEvent: { method: 'GET', path: '/api/events/:eventId/explain', access: 'owner' },
  changeDateHours: { method: 'PUT', path: '/api/businesses/:businessId/dates/hours', access: 'owner' },
  changeDateWords: { method: 'PUT', path: '/api/businesses/:businessId/dates/words', access: 'owner' },
  cancelDates: { method: 'POST', path: '/api/businesses/:businessId/dates/cancel', access: 'owner' },
  addVenue: { method: 'POST', path: '/api/events/:eventId/venues', access: 'owner' },
  listFavouriteVenues: { method: 'GET', path: '/api/favorite-venues', access: 'owner' },
  saveFavouriteVenue: { method: 'POST', path: '/api/favorite-venues', access: 'owner' },
  deleteFavouriteVenue: { method: 'DELETE', path: '/api/favorite-venues/:venueId', access: 'owner' },

  listPeople: { method: 'GET', path: '/api/businesses/:businessId/people', access: 'owner' },
  addPerson: { method: 'POST', path: '/api/businesses/:businessId/people', access: 'owner' },
  changePerson: { method: 'PUT', path: '/api/businesses/:businessId/people/:itemId', access: 'owner' },
  archivePerson: { method: 'DELETE', path: '/api/businesses/:businessId/people/:itemId', access: 'owner' },
  listPlaces: { method: 'GET', path: '/api/businesses/:businessId/places', access: 'owner' },
  addPlace: { method: 'POST', path: '/api/businesses/:businessId/places', access: 'owner' },
  changePlace: { method: 'PUT', path: '/api/businesses/:businessId/places/:itemId', access: 'owner' },
  archivePlace: { method: 'DELETE', path: '/api/businesses/:businessId/places/:itemId', access: 'owner' },
  listCatalogueServices: { method: 'GET', path: '/api/businesses/:businessId/services', access: 'owner' },
  addCatalogueService: { method: 'POST', path: '/api/businesses/:businessId/services', access: 'owner' },
  changeCatalogueService: {
    method: 'PUT',
    path: '/api/businesses/:businessId/services/:itemId',
    access: 'owner',
  },
  archiveCatalogueService: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/services/:itemId',
    access: 'owner',
  },

  listCalendarFeeds: { method: 'GET', path: '/api/businesses/:businessId/calendar-feeds', access: 'owner' },
  saveCalendarFeed: { method: 'POST', path: '/api/businesses/:businessId/calendar-feeds', access: 'owner' },
  renewCalendarFeed: {
    method: 'POST',
    path: '/api/businesses/:businessId/calendar-feeds/:feedId/renew',
    access: 'owner',
  },
  deleteCalendarFeed: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/calendar-feeds/:feedId',
    access: 'owner',
  },
  listBusyCalendars: { method: 'GET', path: '/api/businesses/:businessId/busy-calendars', access: 'owner' },
  addBusyCalendar: { method: 'POST', path: '/api/businesses/:businessId/busy-calendars', access: 'owner' },
  removeBusyCalendar: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/busy-calendars/:calendarId',
    access: 'owner',
  },
  listTimeOff: { method: 'GET', path: '/api/businesses/:businessId/time-off', access: 'owner' },
  addTimeOff: { method: 'POST', path: '/api/businesses/:businessId/time-off', access: 'owner' },
  changeTimeOff: {
    method: 'PUT',
    path: '/api/businesses/:businessId/time-off/:timeOffId',
    access: 'owner',
  },
  deleteTimeOff: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/time-off/:timeOffId',
    access: 'owner',
  },

  listPatterns: { method: 'GET', path: '/api/businesses/:businessId/patterns', access: 'owner' },
  createPattern: { method: 'POST', path: '/api/businesses/:businessId/patterns', access: 'owner' },
  changePattern: {
    method: 'PUT',
    path: '/api/businesses/:businessId/patterns/:patternId',
    access: 'owner',
  },
  pausePattern: {
    method: 'POST',
    path: '/api/businesses/:businessId/patterns/:patternId/pause',
    access: 'owner',
  },
  resumePattern: {
    method: 'POST',
    path: '/api/businesses/:businessId/patterns/:patternId/resume',
    access: 'owner',
  },
  endPattern: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/patterns/:patternId',
    access: 'owner',
  },

  listBookings: { method: 'GET', path: '/api/businesses/:businessId/bookings', access: 'owner' },
  searchBookings: { method: 'GET', path: '/api/businesses/:businessId/bookings/search', access: 'owner' },
  countBookedDays: { method: 'GET', path: '/api/businesses/:businessId/bookings/days', access: 'owner' },
  changeBooking: { method: 'PUT', path: '/api/bookings/:reference', access: 'owner' },
  listMoveTimes: { method: 'GET', path: '/api/bookings/:reference/times', access: 'owner' },
  /** With dry_run=true, returns who would be emailed and what is in the way. */
  moveBooking: { method: 'POST', path: '/api/bookings/:reference/move', access: 'owner' },
  cancelBooking: { method: 'DELETE', path: '/api/bookings/:reference', access: 'owner' },

  signUpForNewsletter: newsletterRoute,
  /** Takes the emailed token, so that it works without an account. */
  sendMessage: contactRoute,
  countVisit: visitsRoute,
  /** In production the handler admits only the admin; elsewhere it admits everybody. */
  testEmail: { method: 'GET', path: '/api/test-email', access: 'visitor', isChange: true },
  testBookingFlow: { method: 'POST', path: '/api/test-booking-flow', access: 'visitor' },
} as const satisfies Record<string, Route>;

/** Sent with every change from our own pages: the value of the cookie of that name. */
export const CSRF_HEADER = 'X-CSRF-Token';
export const CSRF_COOKIE = 'csrf_token';

/**
 * Identifies the account whose page makes the call. If the session now belongs to another account, the call
 * does nothing and answers 409 with this header and the value below.
 */
export const ACCOUNT_HEADER = 'X-Account';
export const OTHER_ACCOUNT = 'other';

/**
 * Ends a newsletter subscription by one click in a mail program (RFC 8058). It isn't in the table above,
 * because mail programs send a form without our header; the token in the query authorises it.
 */
export const unsubscribePath = '/api/newsletter/unsubscribe';

/** Called by the payment provider and authorised by its signature, so it isn't in the table above. */
export const providerEventsPath = '/api/stripe/webhook';

/**
 * Where another calendar reads bookings, authorised by a secret in the path. It isn't under /api/, which
 * robots.txt closes, because Google Calendar obeys robots.txt.
 */
export const calendarFeedPath = '/calendar/:file';

/** For collectors of metrics, authorised by a token. */
export const metricsPath = '/metrics';

/** Lets the server recognise a booking request that is repeated because its answer was lost. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

// The widget's pages. Each is an export of its own, so that the widget loads no others.
export const diaryPage = '/diary/:slug';
export const diaryBookPage = '/diary/:slug/book';
export const diaryBookedPage = '/diary/:slug/booked';
/** Takes the form that moves a booking. The page itself is the diary's, with `move` in its query. */
export const diaryMovePage = '/diary/:slug/move';
export const waitingListPage = '/diary/:slug/waiting-list';
export const embedScript = '/embed.js';
/** The folder of the modules that embed.js imports, each with a hash of its content in its name. */
export const embedFiles = '/embed/';

/** The public pages, which the server renders completely, so that they work without a script. */
export const privacyPage = '/privacy-policy';
export const sitePages = {
  home: '/',
  about: '/about-us',
  howToUse: '/how-to-use',
  faq: '/faq',
  support: '/support',
  pricing: '/pricing',
  contact: '/contact',
  privacy: privacyPage,
  cookies: '/cookie-policy',
  terms: '/terms-conditions',
  accessibility: '/accessibility-statement',
} as const;

export type SitePageName = keyof typeof sitePages;

/** Leads to the identity provider, also without a script. */
export const loginPath = '/login';

/** For search engines and messengers. */
export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';
/** How to report a vulnerability (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';
/** The diaries in one part of the sitemap, from 1. */
export const sitemapPartPath = '/sitemap/:part';
/** The preview pictures of shared links: a public page's, by the page's name, and a diary's. */
export const sitePicturePath = '/share/:name';
export const diaryPicturePath = '/diary/:slug/picture.png';
/** The picture of a business or of one of its people, by the hash of its content: '/pictures/….jpg'. */
export const picturePath = '/pictures/:name';

/** Where the public pages' forms are posted without JavaScript. Their scripts use the calls above instead. */
export const sentForms = { contact: '/contact', newsletter: '/newsletter-signup' } as const;

export const pages = {
  ...sitePages,
  diary: diaryPage,
  diaryBook: diaryBookPage,
  diaryBooked: diaryBookedPage,
  diaryMove: diaryMovePage,
  diaryWaiting: waitingListPage,
  cancel: '/cancel',
  /** Behind emailed links: to confirm or leave a waiting list entry, and to take or decline an offer. */
  waitingList: '/waiting-list',
  offer: '/offer',
  myData: '/my-data',
  confirmEmail: '/confirm-email',
  signedIn: '/auth/callback',
  dashboard: '/dashboard',
  customer: '/dashboard/customers/:customerId',
  importCustomers: '/import-customers',
  takings: '/takings',
  register: '/register/:eventId',
  newBusiness: '/create-business',
  setUp: '/set-up/:businessId',
  newEvent: '/create-event/:businessId',
  payment: '/business/:businessId/payment',
  settings: '/settings',
  newsletterLink: '/newsletter',
  adminCoupons: '/admin/coupons',
  adminBusinesses: '/admin/businesses',
  adminBusiness: '/admin/businesses/:businessId',
  adminUsers: '/admin/users',
  adminNewsletter: '/admin/newsletter',
  adminTestimonials: '/admin/testimonials',
  adminVisits: '/admin/visits',
  adminAudit: '/admin/audit',
  adminEmail: '/admin/email-diagnostic',
  emailTest: '/email-test',
  embedScript,
  embedFiles,
} as const;

export const customerDataRoutes = {
  /** Takes the token in the email about a booking, and emails a link to that booking's address. */
  sendDataLink: { method: 'POST', path: '/api/my-data/link', access: 'visitor' },
  /** Takes that link's token, as requestErasure does. */
  getMyData: { method: 'GET', path: '/api/my-data', access: 'visitor' },
  requestErasure: { method: 'POST', path: '/api/my-data/erasure', access: 'visitor' },
} as const satisfies Record<string, Route>;

export const erasureRequestRoutes = {
  listErasureRequests: {
    method: 'GET',
    path: '/api/businesses/:businessId/erasure-requests',
    access: 'owner',
  },
  eraseCustomer: {
    method: 'POST',
    path: '/api/businesses/:businessId/erasure-requests/:requestId/erase',
    access: 'owner',
  },
  keepCustomer: {
    method: 'POST',
    path: '/api/businesses/:businessId/erasure-requests/:requestId/keep',
    access: 'owner',
  },
} as const satisfies Record<string, Route>;

/** The fragment that links to them, on the owner's bookings page. */
export const ERASURE_REQUESTS_PLACE = 'erasure-requests';
