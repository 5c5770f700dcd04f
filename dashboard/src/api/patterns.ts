import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessesKey, businessKey, patternsKey } from './keys.ts';
import { useChange } from './query-client.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** How often weekly hours are asked for while a change of theirs is under way. */
const CHANGING_MILLISECONDS = 2_000;

/** The weekly hours that have not ended, the oldest first. */
export function usePatterns(businessId: number) {
  return useQuery({
    queryKey: patternsKey(businessId),
    queryFn: ({ signal }) => call('listPatterns', { params: inBusiness(businessId), signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ changing_dates }) => changing_dates > 0) ? CHANGING_MILLISECONDS : false,
  });
}

export function useCreatePattern(businessId: number) {
  return useChange(
    (given: { body: CallBody<'createPattern'>; idempotencyKey: string }) =>
      call('createPattern', { params: inBusiness(businessId), ...given }),
    { renews: [businessKey(businessId), businessesKey] },
  );
}
