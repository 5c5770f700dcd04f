import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CallError } from './call-error.ts';
import { responsesOf } from './query-client.ts';
import { ofBusiness } from './renewals.ts';
import { useCall } from './use-call.ts';

/** How often an open dashboard checks for changes, in milliseconds. */
const WATCH_MILLISECONDS = 5000;

/**
 * Checks every few seconds, while the page is visible, whether the business has changed, and then reloads
 * what is shown, so that new bookings appear automatically. It polls because a check costs the server only
 * one number, and hidden pages keep no connection open. Returns when the server last responded, in milliseconds
 * since 1970, and whether it still does.
 */
export function useWatchBusiness(businessId: number): { seenAt: number; isConnected: boolean } {
  const queries = useQueryClient();
  const { data, dataUpdatedAt, error } = useCall(
    'getVersion',
    { params: { businessId } },
    { refetchInterval: WATCH_MILLISECONDS, refetchOnWindowFocus: true, staleTime: 0 },
  );
  const seen = useRef<{ businessId: number; version: number } | null>(null);
  const version = data?.version;
  useEffect(() => {
    if (version === undefined) return;
    const before = seen.current;
    seen.current = { businessId, version };
    if (before?.businessId !== businessId || before.version === version) return;
    void queries.invalidateQueries(responsesOf('listMyBusinesses', ...ofBusiness));
  }, [queries, businessId, version]);
  return { seenAt: dataUpdatedAt, isConnected: !(error instanceof CallError && error.status === null) };
}
