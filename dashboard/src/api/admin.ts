import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { callsOf, ownServer } from './call.ts';
import { useChange } from './query-client.ts';

/** The admin's calls, as `call` makes the others. */
export const callAdmin = callsOf(ownServer, adminRoutes);

/** All that an admin sees lies under it: every change of theirs shows in lists, figures and the log. */
const adminKey = ['admin'] as const;

/** What only admins are told. `of` names the question, with what is asked. */
export function useAdminAnswer<Answer>(
  of: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  return useQuery({ queryKey: [...adminKey, ...of], queryFn: ({ signal }) => ask(signal) });
}

/** What is asked before something is deleted: once it is gone, it is not asked for again. */
export function useConsequences<Answer>(
  of: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  return useQuery({ queryKey: ['consequences', ...of], queryFn: ({ signal }) => ask(signal) });
}

/** A page of one of the admin's lists: what was shown stays until the next page is there. */
export function useAdminPage<Answer>(of: readonly unknown[], ask: (signal: AbortSignal) => Promise<Answer>) {
  return useQuery({
    queryKey: [...adminKey, ...of],
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
  });
}

/** Makes a change of the admin's. Done once the lists that show it are there anew. */
export const useAdminChange = <Given, Answer>(change: (given: Given) => Promise<Answer>) =>
  useChange(change, { renews: [adminKey], waitsFor: [adminKey] });
