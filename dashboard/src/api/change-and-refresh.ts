import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

export interface Renewed {
  /**
   * Everything under these keys is asked for again, also after a failure: the failed change may come from a
   * page that was out of date.
   */
  renews: readonly QueryKey[];
  /**
   * Those of the keys whose new answers must have arrived before the change counts as done: the page shows
   * them next.
   */
  waitsFor?: readonly QueryKey[];
}

/** A change that renews what it puts out of date. The page itself shows its failure, at once. */
export function useRenewing<Given, Answer>(change: (given: Given) => Promise<Answer>, renewed: Renewed) {
  return useMutation({ mutationFn: change, ...renewing(useQueryClient(), renewed) });
}

/** The handlers with which a mutation renews what it has put out of date. */
export function renewing(queries: QueryClient, { renews, waitsFor = [] }: Renewed) {
  const renew = () => renews.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
  return {
    onSuccess: async () => {
      renew();
      // Joins requests that are already on their way.
      const join = (queryKey: QueryKey) => queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
      await Promise.all(waitsFor.map(join));
    },
    onError: renew,
  };
}
