import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import type { DateOutcome } from '@daybook/schema/contract/event-request';
import { callLines } from './call-lines.ts';
import { call } from './call.ts';
import { businessKey, renewsBusiness, scheduledEventsKey, summaryKey } from './keys.ts';
import { useChange } from './query-client.ts';

/** Loads the events of those dates, and shows the previous ones meanwhile. */
export function useEvents(businessId: number, range: CallQuery<'listEvents'>) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'events', range],
    queryFn: ({ signal }) => call('listEvents', { params: { businessId }, query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that loads the events of a range of dates once, both ends included. */
export function useFindEvents(businessId: number) {
  return (range: CallQuery<'listEvents'>) => call('listEvents', { params: { businessId }, query: range });
}

export function useScheduledEvents(businessId: number, query: CallQuery<'listScheduledEvents'>) {
  return useQuery({
    queryKey: [...scheduledEventsKey(businessId), query],
    queryFn: ({ signal }) => call('listScheduledEvents', { params: { businessId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Loads which rule takes which time of an event, for one choice. */
export function useExplanation(businessId: number, eventId: number, query: CallQuery<'explainEvent'>) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'explanation', eventId, query],
    queryFn: ({ signal }) => call('explainEvent', { params: { eventId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

interface Keyed<Body> {
  body: Body;
  /** Stays the same when the call is sent again. */
  idempotencyKey: string;
}

/**
 * Creates events on many dates in one call. `onOutcome` gets each date as soon as the server has decided it.
 */
export function useCreateEvents(businessId: number, onOutcome: (outcome: DateOutcome) => void) {
  return useChange(
    (given: Keyed<CallBody<'createEvents'>>) =>
      callLines('createEvents', { params: { businessId }, ...given }, onOutcome),
    renewsBusiness(businessId),
  );
}

interface EventBody<Body> {
  eventId: number;
  body: Body;
}

export function useChangeEvent(businessId: number) {
  return useChange(
    ({ eventId, body }: EventBody<CallBody<'changeEvent'>>) =>
      call('changeEvent', { params: { businessId, eventId }, body }),
    renewsBusiness(businessId),
  );
}

/** Changes an event's places, people and services. A preview changes nothing. */
export function useChangeEventResources(businessId: number) {
  return useChange(
    ({ eventId, body }: EventBody<CallBody<'changeEventResources'>>) =>
      call('changeEventResources', { params: { businessId, eventId }, body }),
    renewsBusiness(businessId),
  );
}

export function useDuplicateEvent(businessId: number) {
  return useChange(
    ({ eventId, ...given }: { eventId: number } & Keyed<CallBody<'duplicateEvent'>>) =>
      call('duplicateEvent', { params: { businessId, eventId }, ...given }),
    renewsBusiness(businessId),
  );
}

export function useDeleteEvent(businessId: number) {
  return useChange(
    (eventId: number) => call('deleteEvent', { params: { businessId, eventId } }),
    // The page needs the new list to place the focus.
    renewsBusiness(businessId, scheduledEventsKey(businessId)),
  );
}

export function useDeleteAllEvents(businessId: number) {
  return useChange(
    () => call('deleteAllEvents', { params: { businessId } }),
    renewsBusiness(businessId, scheduledEventsKey(businessId), summaryKey(businessId)),
  );
}
