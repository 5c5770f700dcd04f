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

/** Loads a page of the business's customers, and shows the previous page meanwhile. */
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

/** A change is done once the customer it changed has reloaded. */
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

/** Moves another customer's bookings to this one. */
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
