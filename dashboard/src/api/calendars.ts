import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { busyCalendarsKey, businessKey, calendarFeedsKey } from './keys.ts';
import { useChange } from './query-client.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

const feedsChanged = (businessId: number) => ({
  renews: [calendarFeedsKey(businessId)],
  waitsFor: [calendarFeedsKey(businessId)],
});

/** A change of busy times also changes the free times. */
const busyChanged = (businessId: number) => ({
  renews: [businessKey(businessId)],
  waitsFor: [busyCalendarsKey(businessId)],
});

export function useCalendarFeeds(businessId: number) {
  return useQuery({
    queryKey: calendarFeedsKey(businessId),
    queryFn: ({ signal }) => call('listCalendarFeeds', { params: inBusiness(businessId), signal }),
  });
}

export function useSaveCalendarFeed(businessId: number) {
  return useChange(
    (body: CallBody<'saveCalendarFeed'>) =>
      call('saveCalendarFeed', { params: inBusiness(businessId), body }),
    feedsChanged(businessId),
  );
}

export function useRenewCalendarFeed(businessId: number) {
  return useChange(
    (id: number) =>
      call('renewCalendarFeed', { params: { ...inBusiness(businessId), feedId: String(id) }, body: {} }),
    feedsChanged(businessId),
  );
}

export function useDeleteCalendarFeed(businessId: number) {
  return useChange(
    (id: number) => call('deleteCalendarFeed', { params: { ...inBusiness(businessId), feedId: String(id) } }),
    feedsChanged(businessId),
  );
}

export function useBusyCalendars(businessId: number) {
  return useQuery({
    queryKey: busyCalendarsKey(businessId),
    queryFn: ({ signal }) => call('listBusyCalendars', { params: inBusiness(businessId), signal }),
  });
}

export function useAddBusyCalendar(businessId: number) {
  return useChange(
    (body: CallBody<'addBusyCalendar'>) => call('addBusyCalendar', { params: inBusiness(businessId), body }),
    busyChanged(businessId),
  );
}

export function useRemoveBusyCalendar(businessId: number) {
  return useChange(
    (id: number) =>
      call('removeBusyCalendar', { params: { ...inBusiness(businessId), calendarId: String(id) } }),
    busyChanged(businessId),
  );
}
