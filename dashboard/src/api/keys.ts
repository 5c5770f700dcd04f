/**
 * The keys of cached responses. Everything of a business is under its key, so that one line reloads it all.
 */
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';

export const businessesKey = ['businesses'] as const;
export const businessKey = (businessId: number) => ['business', businessId] as const;
/** Not under the business's key: a new version is what makes the rest out of date. */
export const textUseKey = ['text use'] as const;
export const versionKey = (businessId: number) => ['version', businessId] as const;
export const couponKey = (code: string) => ['coupon', code] as const;
export const sessionsKey = ['sessions'] as const;
export const favouriteVenuesKey = ['favourite venues'] as const;

export const summaryKey = (businessId: number) => [...businessKey(businessId), 'summary'] as const;
export const diaryWeeksKey = (businessId: number) => [...businessKey(businessId), 'visits'] as const;
export const peopleKey = (businessId: number) => [...businessKey(businessId), 'people'] as const;
export const placesKey = (businessId: number) => [...businessKey(businessId), 'places'] as const;
export const servicesKey = (businessId: number) => [...businessKey(businessId), 'services'] as const;
export const calendarFeedsKey = (businessId: number) =>
  [...businessKey(businessId), 'calendar feeds'] as const;
export const busyCalendarsKey = (businessId: number) =>
  [...businessKey(businessId), 'busy calendars'] as const;
export const patternsKey = (businessId: number) => [...businessKey(businessId), 'patterns'] as const;
export const timeOffKey = (businessId: number) => [...businessKey(businessId), 'time off'] as const;
export const eventsKey = (businessId: number, range: CallQuery<'listEvents'>) =>
  [...businessKey(businessId), 'events', range] as const;
export const scheduledEventsKey = (businessId: number) =>
  [...businessKey(businessId), 'scheduled events'] as const;
export const scheduledEventsPageKey = (businessId: number, query: CallQuery<'listScheduledEvents'>) =>
  [...scheduledEventsKey(businessId), query] as const;
export const explanationKey = (businessId: number, eventId: number, query: CallQuery<'explainEvent'>) =>
  [...businessKey(businessId), 'explanation', eventId, query] as const;
export const bookingsKey = (businessId: number, range: CallQuery<'listBookings'>) =>
  [...businessKey(businessId), 'bookings', range] as const;
export const bookingSearchesKey = (businessId: number) =>
  [...businessKey(businessId), 'booking search'] as const;
export const bookingSearchKey = (businessId: number, query: CallQuery<'searchBookings'>) =>
  [...bookingSearchesKey(businessId), query] as const;
export const bookedDaysKey = (businessId: number, range: CallQuery<'countBookedDays'>) =>
  [...businessKey(businessId), 'booked days', range] as const;
export const timesToAddKey = (businessId: number, query: CallQuery<'listTimesToAdd'>) =>
  [...businessKey(businessId), 'times to add', query] as const;
export const customersKey = (businessId: number, query: CallQuery<'listCustomers'>) =>
  [...businessKey(businessId), 'customers', query] as const;
export const customerKey = (businessId: number, customerId: number) =>
  [...businessKey(businessId), 'customer', customerId] as const;
export const moveTimesKey = (businessId: number, reference: string, query: CallQuery<'listMoveTimes'>) =>
  [...businessKey(businessId), 'move times', reference, query] as const;
export const movePreviewKey = (businessId: number, reference: string, body: CallBody<'moveBooking'> | null) =>
  [...businessKey(businessId), 'move preview', reference, body] as const;

export const delaysKey = (businessId: number) => [...businessKey(businessId), 'delays'] as const;
export const bookingEmailsKey = (businessId: number, reference: string) =>
  [...businessKey(businessId), 'emails', reference] as const;

/** Keys of changes, by which a page knows which are under way. */
export const cancelBookingKey = (businessId: number) => ['cancel booking', businessId] as const;
export const noShowKey = (businessId: number) => ['did not come', businessId] as const;
export const changeBookingKey = (businessId: number) => ['change booking', businessId] as const;
