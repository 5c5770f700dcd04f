import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { renewing } from './change-and-refresh.ts';

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

/** What an admin changes. Done once the lists that show it are there anew. */
export function useAdminChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...renewing(queries, { renews: [adminKey], waitsFor: [adminKey] }),
  });
}
