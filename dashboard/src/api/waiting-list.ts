import { useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { customerRoutes } from '@daybook/schema/words/customer-routes';
import { waitingListRoutes } from '@daybook/schema/words/waiting-list-routes';
import { callsOf, ownServer } from './call.ts';
import { businessKey } from './keys.ts';
import { useChange } from './query-client.ts';

const call = callsOf(ownServer, waitingListRoutes);
const callTimes = callsOf(ownServer, customerRoutes);

const waitingListKey = (businessId: number) => [...businessKey(businessId), 'waiting list'] as const;
const inBusiness = (businessId: number) => ({ businessId: String(businessId) });
const entryIn = (businessId: number, id: number) => ({ ...inBusiness(businessId), entryId: String(id) });

/** Loads the waiting people in the order in which they joined, and the offers of the last weeks. */
export function useWaitingList(businessId: number) {
  return useQuery({
    queryKey: waitingListKey(businessId),
    queryFn: ({ signal }) => call('listWaitingList', { params: inBusiness(businessId), signal }),
  });
}

const renewedIn = (businessId: number) => ({
  renews: [businessKey(businessId)],
  waitsFor: [waitingListKey(businessId)],
});

export function useAddToWaitingList(businessId: number) {
  return useChange(
    (body: CallBody<'addToWaitingList'>) =>
      call('addToWaitingList', { params: inBusiness(businessId), body }),
    renewedIn(businessId),
  );
}

export function useRemoveFromWaitingList(businessId: number) {
  return useChange(
    (id: number) => call('removeFromWaitingList', { params: entryIn(businessId, id) }),
    renewedIn(businessId),
  );
}

export function useOfferTime(businessId: number) {
  return useChange(
    ({ id, slotId }: { id: number; slotId: string }) =>
      call('offerTime', { params: entryIn(businessId, id), body: { slot_id: slotId } }),
    renewedIn(businessId),
  );
}

/** Loads a date's free times, for one service and person or for any. */
export function useTimesToOffer(businessId: number, query: CallQuery<'listTimesToAdd'>) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'times to offer', query],
    queryFn: ({ signal }) => callTimes('listTimesToAdd', { params: inBusiness(businessId), query, signal }),
    enabled: query.date !== '',
  });
}
