/** What a business holds about a customer, by the token in the letter to their own address. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ForgetState, MyData } from '@daybook/schema/contract/customer-data';
import { customerDataRoutes } from '@daybook/schema/words/customer-data-routes';
import { allMyData, type AllMyData } from './all-my-data.ts';
import { callsOf, ownServer } from './call.ts';
import { patiently } from './patiently.ts';
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
      patiently(() => call('getMyData', { query: { token, page }, signal: reading.signal }), reading.signal),
    reading.onProgress,
  );

/** Asks the business, and shows where that stands. What was refused is asked for anew: the page is out of date. */
export function useAskToBeForgotten(token: string) {
  const queries = useQueryClient();
  const queryKey = myDataKey(token);
  return useMutation({
    mutationFn: () => call('askToBeForgotten', { body: { token } }),
    onSuccess: (forgetting: ForgetState) =>
      queries.setQueriesData<MyData>({ queryKey }, (data) => data && { ...data, forgetting }),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
