import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from './call.ts';
import { businessesKey, businessKey, versionKey } from './keys.ts';

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
