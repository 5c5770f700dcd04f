import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

const calendarFeedsKey = (businessId: number) => [...businessKey(businessId), 'calendar feeds'];
const busyCalendarsKey = (businessId: number) => [...businessKey(businessId), 'busy calendars'];

const feedsChanged = (businessId: number) => ({
  renews: [calendarFeedsKey(businessId)],
  waitsFor: [calendarFeedsKey(businessId)],
});

/** A change of busy times also changes the free times. */
const busyChanged = (businessId: number) => renewsBusiness(businessId, busyCalendarsKey(businessId));

export function useCalendarFeeds(businessId: number) {
  return useQuery({
    queryKey: calendarFeedsKey(businessId),
    queryFn: ({ signal }) => call('listCalendarFeeds', { params: { businessId }, signal }),
  });
}

export function useSaveCalendarFeed(businessId: number) {
  return useChange(
    (body: CallBody<'saveCalendarFeed'>) => call('saveCalendarFeed', { params: { businessId }, body }),
    feedsChanged(businessId),
  );
}

export function useRenewCalendarFeed(businessId: number) {
  return useChange(
    (feedId: number) => call('renewCalendarFeed', { params: { businessId, feedId }, body: {} }),
    feedsChanged(businessId),
  );
}

export function useDeleteCalendarFeed(businessId: number) {
  return useChange(
    (feedId: number) => call('deleteCalendarFeed', { params: { businessId, feedId } }),
    feedsChanged(businessId),
  );
}

export function useBusyCalendars(businessId: number) {
  return useQuery({
    queryKey: busyCalendarsKey(businessId),
    queryFn: ({ signal }) => call('listBusyCalendars', { params: { businessId }, signal }),
  });
}

export function useAddBusyCalendar(businessId: number) {
  return useChange(
    (body: CallBody<'addBusyCalendar'>) => call('addBusyCalendar', { params: { businessId }, body }),
    busyChanged(businessId),
  );
}

export function useRemoveBusyCalendar(businessId: number) {
  return useChange(
    (calendarId: number) => call('removeBusyCalendar', { params: { businessId, calendarId } }),
    busyChanged(businessId),
  );
}
