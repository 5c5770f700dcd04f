import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessesKey, businessKey, summaryKey } from './keys.ts';
import { useChange } from './query-client.ts';

/** Loads the owner's businesses, the oldest first. */
export function useBusinesses({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: businessesKey,
    queryFn: ({ signal }) => call('listMyBusinesses', { signal }),
    enabled,
  });
}

/** Loads the figures above the tabs, and the choices of the filters. */
export function useSummary(businessId: number) {
  return useQuery({
    queryKey: summaryKey(businessId),
    queryFn: ({ signal }) => call('getSummary', { params: { businessId }, signal }),
  });
}

export function useCreateBusiness() {
  return useChange((body: CallBody<'createBusiness'>) => call('createBusiness', { body }), {
    renews: [businessesKey],
    // The dashboard opens on the newest business, so it needs the new list.
    waitsFor: [businessesKey],
  });
}

export function useChangeBusiness(businessId: number) {
  return useChange(
    (body: CallBody<'changeBusiness'>) => call('changeBusiness', { params: { businessId }, body }),
    { renews: [businessesKey, businessKey(businessId)], waitsFor: [businessesKey] },
  );
}

export function useCloseBusiness(businessId: number) {
  return useChange(() => call('closeBusiness', { params: { businessId } }), {
    renews: [businessesKey],
    waitsFor: [businessesKey],
  });
}

export function useSendConfirmationEmail(businessId: number) {
  return useChange(() => call('sendConfirmationEmail', { params: { businessId }, body: {} }), {
    renews: [businessesKey],
  });
}

/** Loads the last weeks of a business: its diary's visits and its bookings. */
export function useDiaryWeeks(businessId: number) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'visits'],
    queryFn: ({ signal }) => call('listDiaryWeeks', { params: { businessId }, signal }),
  });
}

/** How often an open dashboard checks for changes, in milliseconds. */
const WATCH_MILLISECONDS = 5000;

/**
 * Checks every few seconds, while the page is visible, whether the business has changed, and then reloads
 * what is shown, so that new bookings appear automatically. It polls because a check costs the server only
 * one number, and hidden pages keep no connection open.
 */
export function useWatchBusiness(businessId: number): void {
  const queries = useQueryClient();
  const { data } = useQuery({
    // Not under the business's key: a new version is what makes the rest out of date.
    queryKey: ['version', businessId],
    queryFn: ({ signal }) => call('getVersion', { params: { businessId }, signal }),
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
