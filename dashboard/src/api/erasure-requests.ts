import { useQuery } from '@tanstack/react-query';
import { erasureRequestRoutes } from '@daybook/schema/words/routes';
import { callsOf, ownServer } from './call.ts';
import { businessKey } from './keys.ts';
import { useChange } from './query-client.ts';

const call = callsOf(ownServer, erasureRequestRoutes);

const erasureRequestsKey = (businessId: number) => [...businessKey(businessId), 'forget requests'] as const;

/** Loads the requests that still need a reply, the oldest first. */
export function useErasureRequests(businessId: number) {
  return useQuery({
    queryKey: erasureRequestsKey(businessId),
    queryFn: ({ signal }) =>
      call('listErasureRequests', { params: { businessId: String(businessId) }, signal }),
    // The table below waits for the first response, even a failed one.
    retry: false,
  });
}

interface Answered {
  requestId: number;
}

export function useEraseCustomer(businessId: number) {
  const forget = ({ requestId }: Answered) =>
    call('eraseCustomer', { params: paramsOf(businessId, requestId), body: {} });
  return useChange(forget, renewedIn(businessId));
}

export function useKeepCustomer(businessId: number) {
  const keep = ({ requestId, reason }: Answered & { reason: string }) =>
    call('keepCustomer', { params: paramsOf(businessId, requestId), body: { reason } });
  return useChange(keep, renewedIn(businessId));
}

const paramsOf = (businessId: number, requestId: number) => ({
  businessId: String(businessId),
  requestId: String(requestId),
});

/** The bookings reload too: those of a deleted customer look different at once. */
const renewedIn = (businessId: number) => ({
  renews: [businessKey(businessId)],
  waitsFor: [erasureRequestsKey(businessId)],
});
