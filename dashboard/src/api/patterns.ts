import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessesKey, businessKey, patternsKey } from './keys.ts';
import { useChange } from './query-client.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** The weekly hours that have not ended, the oldest first. */
export function usePatterns(businessId: number) {
  return useQuery({
    queryKey: patternsKey(businessId),
    queryFn: ({ signal }) => call('listPatterns', { params: inBusiness(businessId), signal }),
  });
}

export function useCreatePattern(businessId: number) {
  return useChange(
    (given: { body: CallBody<'createPattern'>; idempotencyKey: string }) =>
      call('createPattern', { params: inBusiness(businessId), ...given }),
    { renews: [businessKey(businessId), businessesKey] },
  );
}
