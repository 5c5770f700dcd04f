import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { useEffect, useRef } from 'react';
import { call } from './call.ts';
import { businessesKey, businessKey, diaryWeeksKey, summaryKey, versionKey } from './keys.ts';
import { useChange } from './query-client.ts';

/** The signed-in owner's businesses, in the order in which they were made. */
export function useBusinesses({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: businessesKey,
    queryFn: ({ signal }) => call('listMyBusinesses', { signal }),
    enabled,
  });
}

/** The figures above the tabs, and what the filters offer. */
export function useSummary(businessId: number) {
  return useQuery({
    queryKey: summaryKey(businessId),
    queryFn: ({ signal }) => call('getSummary', { params: { businessId: String(businessId) }, signal }),
  });
}

export function useCreateBusiness() {
  return useChange((body: CallBody<'createBusiness'>) => call('createBusiness', { body }), {
    renews: [businessesKey],
    // The dashboard opens on the newest business, so the list must be there.
    waitsFor: [businessesKey],
  });
}

export function useChangeBusiness(businessId: number) {
  return useChange(
    (body: CallBody<'changeBusiness'>) =>
      call('changeBusiness', { params: { businessId: String(businessId) }, body }),
    { renews: [businessesKey, businessKey(businessId)], waitsFor: [businessesKey] },
  );
}

/** Closes one business for good. */
export function useCloseBusiness(businessId: number) {
  return useChange(() => call('closeBusiness', { params: { businessId: String(businessId) } }), {
    renews: [businessesKey],
    waitsFor: [businessesKey],
  });
}

/** Sends another email with the link that confirms the business's email address. */
export function useSendConfirmationEmail(businessId: number) {
  return useChange(
    () => call('sendConfirmationEmail', { params: { businessId: String(businessId) }, body: {} }),
    {
      renews: [businessesKey],
    },
  );
}

/** The last weeks of a business: its diary's visits, and its bookings. */
export function useDiaryWeeks(businessId: number) {
  return useQuery({
    queryKey: diaryWeeksKey(businessId),
    queryFn: ({ signal }) => call('listDiaryWeeks', { params: { businessId: String(businessId) }, signal }),
  });
}

/** How often an open dashboard asks whether anything changed, milliseconds. */
const WATCH_MILLISECONDS = 5000;

/**
 * Asks every few seconds, while the page is visible, whether anything of the business has changed, and then
 * renews what is shown: a new booking appears by itself. It polls because a question costs the server only
 * one number, and pages that nobody looks at hold no connection.
 */
export function useWatchBusiness(businessId: number): void {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: versionKey(businessId),
    queryFn: ({ signal }) => call('getVersion', { params: { businessId: String(businessId) }, signal }),
    refetchInterval: WATCH_MILLISECONDS,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  const seen = useRef<{ businessId: number; version: number } | null>(null);
  const version = data?.version;
  useEffect(() => {
    if (version === undefined) return;
    const before = seen.current;
    seen.current = { businessId, version };
    if (before?.businessId !== businessId || before.version === version) return;
    void queries.invalidateQueries({ queryKey: businessKey(businessId) });
    void queries.invalidateQueries({ queryKey: businessesKey });
  }, [queries, businessId, version]);
}
