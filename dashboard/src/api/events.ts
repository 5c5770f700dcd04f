import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallQuery } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { eventsKey, explanationKey, scheduledEventsPageKey } from './keys.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** Loads the events of those dates, and shows the previous ones meanwhile. */
export function useEvents(businessId: number, range: CallQuery<'listEvents'>) {
  return useQuery({
    queryKey: eventsKey(businessId, range),
    queryFn: ({ signal }) => call('listEvents', { params: inBusiness(businessId), query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that loads the events of a range of dates once, both ends included. */
export function useFindEvents(businessId: number) {
  return (range: CallQuery<'listEvents'>) =>
    call('listEvents', { params: inBusiness(businessId), query: range });
}

export function useScheduledEvents(businessId: number, query: CallQuery<'listScheduledEvents'>) {
  return useQuery({
    queryKey: scheduledEventsPageKey(businessId, query),
    queryFn: ({ signal }) => call('listScheduledEvents', { params: inBusiness(businessId), query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Loads which rule takes which time of an event, for one choice. */
export function useExplanation(businessId: number, eventId: number, query: CallQuery<'explainEvent'>) {
  return useQuery({
    queryKey: explanationKey(businessId, eventId, query),
    queryFn: ({ signal }) => call('explainEvent', { params: { eventId: String(eventId) }, query, signal }),
    placeholderData: keepPreviousData,
  });
}
