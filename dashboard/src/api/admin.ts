import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { callsOf, ownServer } from './call.ts';
import { useChange } from './query-client.ts';

export const callAdmin = callsOf(ownServer, adminRoutes);

/** Every change reloads what is under this key: the admin's lists, figures and audit log. */
const adminKey = ['admin'] as const;

/** Loads what only admins may see. `of` is the rest of the query's key. */
export function useAdminAnswer<Answer>(
  of: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  return useQuery({ queryKey: [...adminKey, ...of], queryFn: ({ signal }) => ask(signal) });
}

/** Loads what a deletion would remove, and doesn't load it again after the deletion. */
export function useConsequences<Answer>(
  of: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  return useQuery({ queryKey: ['consequences', ...of], queryFn: ({ signal }) => ask(signal) });
}

/** Loads a page of one of the admin's lists, and shows the previous page meanwhile. */
export function useAdminPage<Answer>(of: readonly unknown[], ask: (signal: AbortSignal) => Promise<Answer>) {
  return useQuery({
    queryKey: [...adminKey, ...of],
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
  });
}

/** Makes a change by the admin, which is done once the lists that show it have reloaded. */
export const useAdminChange = <Given, Answer>(change: (given: Given) => Promise<Answer>) =>
  useChange(change, { renews: [adminKey], waitsFor: [adminKey] });
