import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { callCustomers as call } from './customer-calls.ts';
import { businessKey, customerKey, customersKey } from './keys.ts';
import { useChange } from './query-client.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });
const ofCustomer = (businessId: number, customerId: number) => ({
  businessId: String(businessId),
  customerId: String(customerId),
});

/** A page of the business's customers. What was shown before stays until the new one has arrived. */
export function useCustomers(
  businessId: number,
  query: CallQuery<'listCustomers'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQuery({
    queryKey: customersKey(businessId, query),
    queryFn: ({ signal }) => call('listCustomers', { params: inBusiness(businessId), query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useCustomer(businessId: number, customerId: number) {
  return useQuery({
    queryKey: customerKey(businessId, customerId),
    queryFn: ({ signal }) => call('getCustomer', { params: ofCustomer(businessId, customerId), signal }),
  });
}

/** The page shows the customer anew before a change of it counts as done. */
const renewed = (businessId: number, customerId: number) => ({
  renews: [businessKey(businessId)],
  waitsFor: [customerKey(businessId, customerId)],
});

export function useChangeCustomer(businessId: number, customerId: number) {
  return useChange(
    (body: CallBody<'changeCustomer'>) =>
      call('changeCustomer', { params: ofCustomer(businessId, customerId), body }),
    renewed(businessId, customerId),
  );
}

/** Makes another customer's bookings this one's. */
export function useMergeCustomers(businessId: number, customerId: number) {
  return useChange(
    (otherId: number) =>
      call('mergeCustomers', { params: ofCustomer(businessId, customerId), body: { other_id: otherId } }),
    renewed(businessId, customerId),
  );
}

export function useDeleteCustomer(businessId: number, customerId: number) {
  return useChange(() => call('deleteCustomer', { params: ofCustomer(businessId, customerId) }), {
    renews: [businessKey(businessId)],
  });
}
