import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { CallError } from './call-error.ts';
import { callCustomers as call } from './customer-calls.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

/** Loads a date's free times for a new booking, and shows the previous ones meanwhile. */
export function useTimesToAdd(
  businessId: number,
  query: CallQuery<'listTimesToAdd'>,
  { enabled }: { enabled: boolean },
) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'times to add', query],
    queryFn: ({ signal }) => call('listTimesToAdd', { params: { businessId }, query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Loads a date's free times for somebody on the waiting list, for one service and person or for any. */
export function useTimesToOffer(businessId: number, query: CallQuery<'listTimesToAdd'>) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'times to offer', query],
    queryFn: ({ signal }) => call('listTimesToAdd', { params: { businessId }, query, signal }),
    enabled: query.date !== '',
  });
}

/** Books for a customer. A retry with the same key doesn't book twice. */
export function useAddBooking(businessId: number) {
  return useChange(
    (given: { body: CallBody<'addBooking'>; idempotencyKey: string }) =>
      call('addBooking', { params: { businessId }, ...given }),
    renewsBusiness(businessId),
  );
}

/** Returns the conflicts for which a booking was refused; null when it was refused for another reason. */
export function conflictsOf(error: unknown): string[] | null {
  const answer = error instanceof CallError ? error.answer : null;
  if (typeof answer !== 'object' || answer === null || !('conflicts' in answer)) return null;
  const { conflicts } = answer;
  return Array.isArray(conflicts) ? conflicts.filter((text) => typeof text === 'string') : null;
}
