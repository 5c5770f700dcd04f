import type { CallBody } from '@daybook/schema/contract/calls';
import type { DateOutcome } from '@daybook/schema/contract/event-request';
import { call } from './call.ts';
import { callLines } from './call-lines.ts';
import { businessKey, scheduledEventsKey, summaryKey } from './keys.ts';
import { useChange } from './query-client.ts';

/**
 * Creates events on many dates in one call. `onOutcome` gets each date as soon as the server has decided it.
 */
export function useCreateEvents(businessId: number, onOutcome: (outcome: DateOutcome) => void) {
  return useChange(
    ({ body, idempotencyKey }: Keyed<CallBody<'createEvents'>>) => {
      const given = { params: { businessId: String(businessId) }, body, idempotencyKey };
      return callLines('createEvents', given, onOutcome);
    },
    { renews: [businessKey(businessId)] },
  );
}

interface Keyed<Body> {
  body: Body;
  /** Stays the same when the call is sent again. */
  idempotencyKey: string;
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
  return useChange(
    ({ eventId, body }: EventBody<CallBody<'changeEvent'>>) =>
      call('changeEvent', { params: eventInBusiness(businessId, eventId), body }),
    { renews: [businessKey(businessId)] },
  );
}

/** Changes an event's places, people and services. A preview changes nothing. */
export function useChangeEventResources(businessId: number) {
  return useChange(
    ({ eventId, body }: EventBody<CallBody<'changeEventResources'>>) =>
      call('changeEventResources', { params: eventInBusiness(businessId, eventId), body }),
    { renews: [businessKey(businessId)] },
  );
}

export function useDuplicateEvent(businessId: number) {
  return useChange(
    ({ eventId, ...given }: { eventId: number } & Keyed<CallBody<'duplicateEvent'>>) =>
      call('duplicateEvent', { params: eventInBusiness(businessId, eventId), ...given }),
    { renews: [businessKey(businessId)] },
  );
}

export function useDeleteEvent(businessId: number) {
  return useChange(
    (eventId: number) => call('deleteEvent', { params: eventInBusiness(businessId, eventId) }),
    // The page needs the new list to place the focus.
    { renews: [businessKey(businessId)], waitsFor: [scheduledEventsKey(businessId)] },
  );
}

export function useDeleteAllEvents(businessId: number) {
  return useChange(() => call('deleteAllEvents', { params: { businessId: String(businessId) } }), {
    renews: [businessKey(businessId)],
    waitsFor: [scheduledEventsKey(businessId), summaryKey(businessId)],
  });
}
