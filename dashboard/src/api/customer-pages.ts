import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallQuery } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { KEEPS_PREVIOUS } from './use-call.ts';

/** The first page has no cursor. */
const BEGINNING = '';

/** Loads the business's customers page by page. A renewal loads every page shown, so it loses none between two. */
export function useCustomerPages(businessId: number, query: Omit<CallQuery<'listCustomers'>, 'after'>) {
  return useInfiniteQuery({
    queryKey: ['listCustomers', businessId, 'pages', query],
    queryFn: ({ signal, pageParam }) => {
      const from = pageParam === BEGINNING ? query : { ...query, after: pageParam };
      return call('listCustomers', { params: { businessId }, query: from, signal });
    },
    initialPageParam: BEGINNING,
    getNextPageParam: ({ next }) => next,
    ...KEEPS_PREVIOUS,
  });
}
