import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

/** A change after which what lies under those keys is asked for again. Its failure is the page's to show. */
export function useRenewing<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  ...keys: readonly QueryKey[]
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: it may come from a page that was out of date.
    onSettled: () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
