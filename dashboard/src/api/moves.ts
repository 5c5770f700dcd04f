import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { call, dryRun } from './call.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

type MoveBody = CallBody<'moveBooking'>;

export function useMoveTimes(
  businessId: number,
  reference: string,
  query: CallQuery<'listMoveTimes'>,
  isAsked: boolean,
) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'move times', reference, query],
    queryFn: ({ signal }) => call('listMoveTimes', { params: { reference }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
}

/** Loads what the move would do and what prevents it. Sends nothing while `body` is null. */
export function useMovePreview(businessId: number, reference: string, body: MoveBody | null) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'move preview', reference, body],
    queryFn: ({ signal }) =>
      call('moveBooking', {
        params: { reference },
        query: dryRun(true),
        ...(body === null ? {} : { body }),
        signal,
      }),
    enabled: body !== null,
  });
}

export function useMoveBooking(businessId: number) {
  return useChange(
    ({ reference, body }: { reference: string; body: MoveBody }) =>
      call('moveBooking', { params: { reference }, query: dryRun(false), body }),
    renewsBusiness(businessId),
  );
}
