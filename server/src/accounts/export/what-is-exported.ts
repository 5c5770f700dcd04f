/**
 * What an owner may take away, column by column of every table. A table or a column that is neither exported
 * nor refused here does not compile, and only what is named here is exported (decision 71).
 */
import type { PatternEvent, PatternWeekday } from '@daybook/schema/rules/pattern-plan';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import { clockTimeOf, minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { poundsOf } from '@daybook/schema/rules/money';
import type { everyTable } from '../../database/every-table.ts';
import type { Columns } from './exported-row.ts';

/** How a person reads the values of the exported columns. */
const text = (value: string) => value;
const number = (value: number) => value;
const yesOrNo = (value: boolean) => value;
/** ISO 8601, UTC. */
const instant = (value: number) => new Date(value).toISOString();
const pounds = (pence: number) => poundsOf(pence);
/** The time that a clock shows for hours that count on after midnight: '25:00' is '01:00'. */
const shownTime = (value: string) => shownTimeOf(minutesOf(value));
/** '09:00 to 09:45'. */
const spans = (value: { start: number; end: number }[]) =>
  value.map(({ start, end }) => `${clockTimeOf(start)} to ${clockTimeOf(end)}`);
/** 'Monday 09:00 to 17:00'. */
const weekdays = (value: PatternWeekday[]) =>
  value.map(({ day, start_time: start, end_time: end }) =>
    start === null || end === null ? weekdayName(day) : `${weekdayName(day)} ${start} to ${end}`,
  );
const weekdayName = (day: number) => WEEKDAYS[day - 1] ?? '';

type TableName = keyof typeof everyTable;
type RowOf<Name extends TableName> = (typeof everyTable)[Name]['$inferSelect'];

export interface Exported<Row> {
  /** The name of its files. */
  readonly file: string;
  readonly columns: Columns<Row>;
}

export const EXPORTED = {
  users: {
    file: 'account',
    columns: {
      id: number,
      subject: text,
      personHash: 'bookkeeping',
      email: text,
      givenName: text,
      familyName: text,
      picture: text,
      emailNotifications: yesOrNo,
      firstSeen: instant,
      lastSeen: instant,
      trialUsedAt: instant,
      deletedAt: 'same in every row',
    },
  },
  sessions: {
    file: 'sessions',
    columns: {
      tokenHash: 'secret',
      userId: 'same in every row',
      createdAt: instant,
      expiresAt: instant,
      device: text,
      deviceMark: 'secret',
    },
  },
  businesses: {
    file: 'businesses',
    columns: {
      id: number,
      ownerId: 'same in every row',
      name: text,
      email: text,
      confirmedEmail: text,
      phone: text,
      address: text,
      postcode: text,
      diarySlug: text,
      timezone: text,
      paidAt: instant,
      isActive: yesOrNo,
      isDemo: 'same in every row',
      isInSitemap: yesOrNo,
      privacyNotice: text,
      cancellationPolicy: text,
      tradingDetails: text,
      trialCouponCode: text,
      trialEndsAt: instant,
      trialHours: number,
      coveredUntil: instant,
      endingsDueAt: 'bookkeeping',
      diaryVersion: 'bookkeeping',
      asksWhoWorks: yesOrNo,
      catalogueVersion: 'bookkeeping',
      minimumNoticeHours: number,
      maximumDaysAhead: number,
      dailyLimitPerPerson: number,
      bankHolidays: text,
      asksBankHolidays: yesOrNo,
      textBytes: 'bookkeeping',
      termsVersion: text,
      createdAt: instant,
      updatedAt: instant,
      deletedAt: 'same in every row',
    },
  },
  slugHistory: {
    file: 'former-addresses',
    columns: { slug: text, businessId: number, replacedAt: instant },
  },
  events: {
    file: 'events',
    columns: {
      id: number,
      businessId: number,
      name: text,
      description: text,
      date: text,
      startTime: text,
      endTime: shownTime,
      slotMinutes: number,
      bufferMinutes: number,
      requirementsNote: text,
      personalMessage: text,
      type: text,
      creationMode: text,
      serviceMode: text,
      manualSlots: spans,
      lunchStartTime: text,
      lunchEndTime: text,
      lastAppointmentTime: text,
      isHomeVisit: yesOrNo,
      patternId: number,
      isClosed: yesOrNo,
      version: 'bookkeeping',
      heldCount: 'bookkeeping',
      idempotencyKey: 'bookkeeping',
      createdAt: instant,
    },
  },
  patterns: {
    file: 'weekly-hours',
    columns: {
      id: number,
      businessId: number,
      weekdays,
      everyWeeks: number,
      fromDate: text,
      untilDate: text,
      weeksAhead: number,
      event: (value: PatternEvent) => JSON.stringify(value),
      pausedAt: instant,
      dueAt: 'bookkeeping',
      revision: 'bookkeeping',
      stoppedFor: text,
      idempotencyKey: 'bookkeeping',
      createdAt: instant,
    },
  },
  patternDates: {
    file: 'dates-of-weekly-hours',
    columns: { patternId: number, date: text, state: text, eventId: number },
  },
  resources: {
    file: 'places-and-people',
    columns: {
      id: number,
      businessId: number,
      kind: text,
      name: text,
      address: text,
      postcode: text,
      atOnce: number,
      colour: text,
      asksAtOnce: yesOrNo,
      position: number,
      bookableOnline: yesOrNo,
      archivedAt: instant,
    },
  },
  catalogue: {
    file: 'services',
    columns: {
      id: number,
      businessId: number,
      name: text,
      description: text,
      pricePence: pounds,
      durationMinutes: number,
      everyone: yesOrNo,
      position: number,
      archivedAt: instant,
    },
  },
  cataloguePeople: { file: 'people-of-services', columns: { catalogueId: number, resourceId: number } },
  services: {
    file: 'services-of-events',
    columns: { id: number, eventId: number, catalogueId: number },
  },
  venues: {
    file: 'venues-of-events',
    columns: {
      id: number,
      eventId: number,
      resourceId: number,
      maxCapacity: number,
      heldCount: 'bookkeeping',
    },
  },
  eventPeople: {
    file: 'people-of-events',
    columns: {
      eventId: number,
      resourceId: number,
      startTime: text,
      endTime: text,
      lunchStartTime: text,
      lunchEndTime: text,
    },
  },
  timeOff: {
    file: 'time-off',
    columns: {
      id: number,
      businessId: number,
      resourceId: number,
      startsOn: text,
      endsOn: text,
      startTime: text,
      endTime: text,
      everyYear: yesOrNo,
      note: text,
      createdAt: instant,
    },
  },
  busyCalendars: {
    file: 'calendars-elsewhere',
    columns: {
      id: number,
      businessId: number,
      resourceId: number,
      // Anyone who has it can read that calendar.
      url: 'secret',
      etag: 'bookkeeping',
      lastModified: 'bookkeeping',
      contentHash: 'bookkeeping',
      fetchedAt: instant,
      nextFetchAt: 'bookkeeping',
      failingSince: instant,
      failure: text,
      toldAt: 'bookkeeping',
      createdAt: instant,
    },
  },
  calendarFeeds: {
    file: 'calendar-addresses',
    columns: {
      id: number,
      businessId: number,
      resourceId: number,
      withNames: yesOrNo,
      nonce: 'secret',
      createdAt: instant,
      readAt: instant,
    },
  },
  favouriteVenues: {
    file: 'favourite-venues',
    columns: {
      id: number,
      ownerId: 'same in every row',
      name: text,
      address: text,
      postcode: text,
      maxCapacity: number,
    },
  },
  bookings: {
    file: 'bookings',
    columns: {
      id: number,
      reference: text,
      businessId: number,
      eventId: number,
      venueId: number,
      serviceId: number,
      status: text,
      kind: text,
      eventName: text,
      eventDate: text,
      startTime: text,
      endTime: shownTime,
      timezone: text,
      startsAt: instant,
      endsAt: instant,
      bufferMinutes: number,
      venueName: text,
      venueAddress: text,
      venuePostcode: text,
      personId: number,
      personName: text,
      serviceName: text,
      servicePricePence: pounds,
      isHomeVisit: yesOrNo,
      customerAddress: text,
      customerPostcode: text,
      attendeeFirstName: text,
      attendeeLastName: text,
      attendeeEmail: text,
      normalisedEmail: 'bookkeeping',
      attendeePhone: text,
      source: text,
      // With these somebody could cancel in the customer's name, or repeat their request.
      cancelNonce: 'secret',
      cancelTokenHash: 'secret',
      idempotencyKey: 'secret',
      askedSlotId: 'bookkeeping',
      allowedOverlap: yesOrNo,
      reminderDueAt: instant,
      createdAt: instant,
      cancelledAt: instant,
      cancelledBy: text,
      sequence: number,
    },
  },
  payments: {
    file: 'payments',
    columns: {
      id: number,
      businessId: number,
      kind: text,
      providerReference: text,
      amountPence: pounds,
      refundedPence: pounds,
      dispute: text,
      couponCode: text,
      paidAt: instant,
      goneAt: instant,
    },
  },
  subscriptions: {
    file: 'subscriptions',
    columns: {
      id: number,
      businessId: number,
      reference: text,
      customerReference: text,
      status: text,
      paidUntil: instant,
      endsWithPeriod: yesOrNo,
      failingSince: instant,
      knownAt: 'bookkeeping',
      createdAt: instant,
    },
  },
  couponRedemptions: {
    file: 'coupons-used',
    columns: { couponId: number, businessId: number, userId: 'same in every row', redeemedAt: instant },
  },
  erasureRequests: {
    file: 'erasure-requests',
    columns: {
      id: number,
      businessId: number,
      address: text,
      normalisedEmail: 'bookkeeping',
      askedAt: instant,
      keptAt: instant,
      reason: text,
      forgettingSince: instant,
      lastBookingId: 'bookkeeping',
      hasFound: 'bookkeeping',
    },
  },
  diaryVisits: {
    file: 'diary-visits',
    columns: { businessId: number, date: text, visits: number, visitors: number },
  },
} satisfies { [Name in TableName]?: Exported<RowOf<Name>> };

export type ExportedName = keyof typeof EXPORTED;

/** The other tables, and why nothing in them is exported. */
export const REFUSED_TABLES = {
  busyTimes: 'what calendars elsewhere hold: they are the owner’s own, and are read again every few minutes',
  replacedEvents: 'which event was put in the place of which, by our own numbers',
  claims: 'which times bookings and day events hold: the bookings say so',
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
