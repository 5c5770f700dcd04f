import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';

export interface Renewed {
  /**
   * Everything under these keys is asked for again, also after a failure: the failed change may come from a
   * page that was out of date.
   */
  renews?: readonly QueryKey[] | undefined;
  /**
   * Those of the keys whose new answers must have arrived before the change counts as done: the page shows
   * them next.
   */
  waitsFor?: readonly QueryKey[] | undefined;
}

type Options<Given, Answer, Shown> = Renewed &
  Pick<
    UseMutationOptions<Answer, Error, Given, Shown>,
    'mutationKey' | 'meta' | 'scope' | 'onMutate' | 'onSuccess' | 'onError'
  >;

/** Makes a change, and renews what it puts out of date. The page itself shows its failure, at once. */
export function useChange<Given, Answer, Shown = unknown>(
  change: (given: Given) => Promise<Answer>,
  { renews, waitsFor, onSuccess, onError, ...options }: Options<Given, Answer, Shown> = {},
) {
  const renewed = renewing(useQueryClient(), { renews, waitsFor });
  return useMutation<Answer, Error, Given, Shown>({
    ...options,
    mutationFn: change,
    onSuccess: async (...done) => {
      await onSuccess?.(...done);
      await renewed.onSuccess();
    },
    onError: async (...failed) => {
      await onError?.(...failed);
      renewed.onError();
    },
  });
}

/** The handlers with which a mutation renews what it has put out of date. */
export function renewing(queries: QueryClient, { renews = [], waitsFor = [] }: Renewed) {
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
