/** What a business holds about a customer, by the token in the email to their own address. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ErasureStatus, MyData } from '@daybook/schema/contract/customer-data';
import { customerDataRoutes } from '@daybook/schema/words/customer-data-routes';
import { allMyData, type AllMyData } from './all-my-data.ts';
import { callsOf, ownServer } from './call.ts';
import { retry } from './retry.ts';
import type { Reading } from './read-all.ts';

const call = callsOf(ownServer, customerDataRoutes);

const myDataKey = (token: string) => ['my data', token] as const;

/** A page of it, from 1. The one before stays until the new one has arrived. */
export function useMyData(token: string, page: number) {
  return useQuery({
    queryKey: [...myDataKey(token), page],
    queryFn: ({ signal }) => call('getMyData', { query: { token, page }, signal }),
    enabled: token !== '',
    placeholderData: keepPreviousData,
  });
}

/** Everything, page by page. Rejects with a CallError, or with the signal's reason. */
export const readAllMyData = (token: string, reading: Reading): Promise<AllMyData> =>
  allMyData(
    (page) =>
      retry(() => call('getMyData', { query: { token, page }, signal: reading.signal }), reading.signal),
    reading.onProgress,
  );

/** Asks the business, and shows where that stands. What was refused is asked for anew: the page is out of date. */
export function useRequestErasure(token: string) {
  const queries = useQueryClient();
  const queryKey = myDataKey(token);
  return useMutation({
    mutationFn: () => call('requestErasure', { body: { token } }),
    onSuccess: (erasure: ErasureStatus) =>
      queries.setQueriesData<MyData>({ queryKey }, (data) => data && { ...data, erasure }),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
