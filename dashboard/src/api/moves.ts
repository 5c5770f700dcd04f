import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessKey, movePreviewKey, moveTimesKey } from './keys.ts';
import { useChange } from './query-client.ts';

type MoveBody = CallBody<'moveBooking'>;

export function useMoveTimes(
  businessId: number,
  reference: string,
  query: CallQuery<'listMoveTimes'>,
  isAsked: boolean,
) {
  return useQuery({
    queryKey: moveTimesKey(businessId, reference, query),
    queryFn: ({ signal }) => call('listMoveTimes', { params: { reference }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
}

/** Loads what the move would do and what prevents it. Sends nothing while `body` is null. */
export function useMovePreview(businessId: number, reference: string, body: MoveBody | null) {
  return useQuery({
    queryKey: movePreviewKey(businessId, reference, body),
    queryFn: ({ signal }) =>
      call('moveBooking', {
        params: { reference },
        query: { dry_run: 'true' },
        ...(body === null ? {} : { body }),
        signal,
      }),
    enabled: body !== null,
  });
}

export function useMoveBooking(businessId: number) {
  return useChange(
    ({ reference, body }: { reference: string; body: MoveBody }) =>
      call('moveBooking', { params: { reference }, query: { dry_run: 'false' }, body }),
    { renews: [businessKey(businessId)] },
  );
}
