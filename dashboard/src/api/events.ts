import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import type { DateOutcome } from '@daybook/schema/contract/event-request';
import { call, callLines } from './call.ts';
import {
  businessKey,
  eventsKey,
  favouriteVenuesKey,
  scheduledEventsKey,
  scheduledEventsPageKey,
  summaryKey,
} from './keys.ts';
import { useRenewing } from './renewing.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** The events of those dates. The ones shown before stay until the new ones have arrived. */
export function useEvents(businessId: number, range: CallQuery<'listEvents'>) {
  return useQuery({
    queryKey: eventsKey(businessId, range),
    queryFn: ({ signal }) => call('listEvents', { params: inBusiness(businessId), query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the events to come, or of past events. */
export function useScheduledEvents(businessId: number, query: CallQuery<'listScheduledEvents'>) {
  return useQuery({
    queryKey: scheduledEventsPageKey(businessId, query),
    queryFn: ({ signal }) => call('listScheduledEvents', { params: inBusiness(businessId), query, signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Creates events on many dates in one call; `onOutcome` is told of each date as soon as the server has
 * decided it.
 */
export function useCreateEvents(businessId: number, onOutcome: (outcome: DateOutcome) => void) {
  return useRenewing(
    (body: CallBody<'createEvents'>) =>
      callLines('createEvents', { params: inBusiness(businessId), body }, onOutcome),
    { renews: [businessKey(businessId)] },
  );
}

interface EventBody<Body> {
  eventId: number;
  body: Body;
}
const eventInBusiness = (businessId: number, eventId: number) => ({
  businessId: String(businessId),
  eventId: String(eventId),
});

export function useChangeEvent(businessId: number) {
  return useRenewing(
    ({ eventId, body }: EventBody<CallBody<'changeEvent'>>) =>
      call('changeEvent', { params: eventInBusiness(businessId, eventId), body }),
    { renews: [businessKey(businessId)] },
  );
}

export function useDuplicateEvent(businessId: number) {
  return useRenewing(
    ({ eventId, body }: EventBody<CallBody<'duplicateEvent'>>) =>
      call('duplicateEvent', { params: eventInBusiness(businessId, eventId), body }),
    { renews: [businessKey(businessId)] },
  );
}

export function useDeleteEvent(businessId: number) {
  return useRenewing(
    (eventId: number) => call('deleteEvent', { params: eventInBusiness(businessId, eventId) }),
    // The page needs the new list to know where the focus goes.
    { renews: [businessKey(businessId)], waitsFor: [scheduledEventsKey(businessId)] },
  );
}

export function useDeleteAllEvents(businessId: number) {
  return useRenewing(() => call('deleteAllEvents', { params: inBusiness(businessId) }), {
    renews: [businessKey(businessId)],
    waitsFor: [scheduledEventsKey(businessId), summaryKey(businessId)],
  });
}

export function useFavouriteVenues() {
  return useQuery({
    queryKey: favouriteVenuesKey,
    queryFn: ({ signal }) => call('listFavouriteVenues', { signal }),
  });
}

export function useSaveFavouriteVenue() {
  return useRenewing((body: CallBody<'saveFavouriteVenue'>) => call('saveFavouriteVenue', { body }), {
    renews: [favouriteVenuesKey],
    waitsFor: [favouriteVenuesKey],
  });
}

export function useDeleteFavouriteVenue() {
  return useRenewing(
    (venueId: number) => call('deleteFavouriteVenue', { params: { venueId: String(venueId) } }),
    { renews: [favouriteVenuesKey], waitsFor: [favouriteVenuesKey] },
  );
}
