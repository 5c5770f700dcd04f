import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type Mutation,
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { CallError } from './call-error.ts';

const RETRIES = 2;
const NOT_SIGNED_IN = 401;
/**
 * An answer counts as fresh for this long, so a part of the page that is drawn a moment later does not ask
 * again.
 */
const FRESH_MILLISECONDS = 2_000;

interface QueryClientParts {
  /** Called when the server no longer knows who asks: the session has ended, here or elsewhere. */
  onSignedOut?: () => void;
  /** Called when a change failed whose part of the page has gone meanwhile: a dialog that was left, another tab. */
  onUnseenFailure?: (error: unknown) => void;
}

/**
 * A query that the server refused is not sent again. One that it could not answer is sent twice more, after 1
 * and 2 seconds, unless the browser is offline. Nothing waits for the connection to return: a failure is said at once, and
 * no change is sent later without a press.
 */
export function makeQueryClient({ onSignedOut, onUnseenFailure }: QueryClientParts = {}): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof CallError && error.status === NOT_SIGNED_IN) onSignedOut?.();
  };
  const mutationCache = new MutationCache({
    onError: (error, _given, _shown, change) => {
      onError(error);
      if (unseen.has(change)) onUnseenFailure?.(error);
    },
  });
  const unseen = changesLeftIn(mutationCache);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < RETRIES && onlineManager.isOnline() && error instanceof CallError && error.isPassing,
        staleTime: FRESH_MILLISECONDS,
        refetchOnWindowFocus: false,
      },
      // A person presses every write, sees its failure and decides.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;

/** The changes on their way that nothing on the page shows any more. */
function changesLeftIn(cache: MutationCache): WeakSet<AnyMutation> {
  const left = new WeakSet<AnyMutation>();
  cache.subscribe(({ type, mutation }) => {
    if (type === 'observerRemoved' && mutation.state.status === 'pending' && !mutation.meta?.['isTold'])
      left.add(mutation);
  });
  return left;
}

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
