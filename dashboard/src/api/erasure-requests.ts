import { useQuery } from '@tanstack/react-query';
import { erasureRequestRoutes } from '@daybook/schema/words/routes';
import { callsOf, ownServer } from './call.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

const call = callsOf(ownServer, erasureRequestRoutes);

const erasureRequestsKey = (businessId: number) => [...businessKey(businessId), 'erasure requests'];

/** Loads the requests that still need a reply, the oldest first. */
export function useErasureRequests(businessId: number) {
  return useQuery({
    queryKey: erasureRequestsKey(businessId),
    queryFn: ({ signal }) => call('listErasureRequests', { params: { businessId }, signal }),
    // The table below waits for the first response, even a failed one.
    retry: false,
  });
}

interface Answered {
  requestId: number;
}

/** The bookings reload too: those of a deleted customer look different at once. */
const renewed = (businessId: number) => renewsBusiness(businessId, erasureRequestsKey(businessId));

export function useEraseCustomer(businessId: number) {
  return useChange(
    ({ requestId }: Answered) => call('eraseCustomer', { params: { businessId, requestId }, body: {} }),
    renewed(businessId),
  );
}

export function useKeepCustomer(businessId: number) {
  return useChange(
    ({ requestId, reason }: Answered & { reason: string }) =>
      call('keepCustomer', { params: { businessId, requestId }, body: { reason } }),
    renewed(businessId),
  );
}
