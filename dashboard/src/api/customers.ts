import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { callCustomers as call } from './customer-calls.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

/** Loads a page of the business's customers, and shows the previous page meanwhile. */
export function useCustomers(
  businessId: number,
  query: CallQuery<'listCustomers'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'customers', query],
    queryFn: ({ signal }) => call('listCustomers', { params: { businessId }, query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The first page has no cursor. */
const BEGINNING = '';

/** Loads the business's customers page by page. A renewal loads every page shown, so it loses none between two. */
export function useCustomerPages(businessId: number, query: Omit<CallQuery<'listCustomers'>, 'after'>) {
  return useInfiniteQuery({
    queryKey: [...businessKey(businessId), 'customers', 'pages', query],
    queryFn: ({ signal, pageParam }) => {
      const from = pageParam === BEGINNING ? query : { ...query, after: pageParam };
      return call('listCustomers', { params: { businessId }, query: from, signal });
    },
    initialPageParam: BEGINNING,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

const customerKey = (businessId: number, customerId: number) => [
  ...businessKey(businessId),
  'customer',
  customerId,
];

export function useCustomer(businessId: number, customerId: number) {
  return useQuery({
    queryKey: customerKey(businessId, customerId),
    queryFn: ({ signal }) => call('getCustomer', { params: { businessId, customerId }, signal }),
  });
}

export function useChangeCustomer(businessId: number, customerId: number) {
  return useChange(
    (body: CallBody<'changeCustomer'>) =>
      call('changeCustomer', { params: { businessId, customerId }, body }),
    renewsBusiness(businessId, customerKey(businessId, customerId)),
  );
}

/** Moves another customer's bookings to this one. */
export function useMergeCustomers(businessId: number, customerId: number) {
  return useChange(
    (otherId: number) =>
      call('mergeCustomers', { params: { businessId, customerId }, body: { other_id: otherId } }),
    renewsBusiness(businessId, customerKey(businessId, customerId)),
  );
}

export function useDeleteCustomer(businessId: number, customerId: number) {
  return useChange(
    () => call('deleteCustomer', { params: { businessId, customerId } }),
    renewsBusiness(businessId),
  );
}
