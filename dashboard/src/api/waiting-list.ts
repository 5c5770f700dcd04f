import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { waitingListRoutes } from '@daybook/schema/words/waiting-list-routes';
import { callsOf, ownServer } from './call.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

const call = callsOf(ownServer, waitingListRoutes);

const waitingListKey = (businessId: number) => [...businessKey(businessId), 'waiting list'];

/** Loads the waiting people in the order in which they joined, and the offers of the last weeks. */
export function useWaitingList(businessId: number) {
  return useQuery({
    queryKey: waitingListKey(businessId),
    queryFn: ({ signal }) => call('listWaitingList', { params: { businessId }, signal }),
  });
}

export function useAddToWaitingList(businessId: number) {
  return useChange(
    (body: CallBody<'addToWaitingList'>) => call('addToWaitingList', { params: { businessId }, body }),
    renewsBusiness(businessId, waitingListKey(businessId)),
  );
}

export function useRemoveFromWaitingList(businessId: number) {
  return useChange(
    (entryId: number) => call('removeFromWaitingList', { params: { businessId, entryId } }),
    renewsBusiness(businessId, waitingListKey(businessId)),
  );
}

export function useOfferTime(businessId: number) {
  return useChange(
    ({ id, slotId }: { id: number; slotId: string }) =>
      call('offerTime', { params: { businessId, entryId: id }, body: { slot_id: slotId } }),
    renewsBusiness(businessId, waitingListKey(businessId)),
  );
}
