import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

export interface Renewed {
  /** What lies under these is asked for again, also after a failure: it may come from a page that was out of date. */
  renews: readonly QueryKey[];
  /** Of that, what has to be there before the change counts as done: what the page shows of it from then on. */
  waitsFor?: readonly QueryKey[];
}

/** A change, and what it puts out of date. Its failure is the page's to show, at once. */
export function useRenewing<Given, Answer>(change: (given: Given) => Promise<Answer>, renewed: Renewed) {
  return useMutation({ mutationFn: change, ...renewing(useQueryClient(), renewed) });
}

/** What a mutation does about what it has put out of date. */
export function renewing(queries: QueryClient, { renews, waitsFor = [] }: Renewed) {
  const renew = () => renews.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
  return {
    onSuccess: async () => {
      renew();
      // Joins the questions that are under way.
      const join = (queryKey: QueryKey) => queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
      await Promise.all(waitsFor.map(join));
    },
    onError: renew,
  };
}
