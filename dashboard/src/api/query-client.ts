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
import { CallError, statusOf } from './call-error.ts';

const RETRIES = 2;
const NOT_SIGNED_IN = 401;
/** A response counts as fresh for this long, so that parts drawn a moment later don't ask again. */
const FRESH_MILLISECONDS = 2_000;

interface QueryClientParts {
  /** Called when the session has ended, here or elsewhere. */
  onSignedOut?: () => void;
  /** Called when a change fails after its part of the page has gone: a closed dialog, another tab. */
  onUnseenFailure?: (error: unknown) => void;
}

/**
 * Returns a client that doesn't retry a refused query. It retries one without a usable response twice, after
 * 1 and 2 seconds, unless the browser is offline. Nothing waits for the connection to return: a failure shows
 * at once, and no change is sent later without a click.
 */
export function makeQueryClient({ onSignedOut, onUnseenFailure }: QueryClientParts = {}): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === NOT_SIGNED_IN) onSignedOut?.();
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
      // The person sees a failed change and decides whether to try again.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;

/** Returns the set, kept up to date, of running changes that no part of the page shows any more. */
function changesLeftIn(cache: MutationCache): WeakSet<AnyMutation> {
  const left = new WeakSet<AnyMutation>();
  cache.subscribe(({ type, mutation }) => {
    if (type === 'observerRemoved' && mutation.state.status === 'pending' && !mutation.meta?.['isTold'])
      left.add(mutation);
  });
  return left;
}

export interface Renewed {
  /** Reloads these keys even after a failure, because the page may have been out of date. */
  renews?: readonly QueryKey[] | undefined;
  /** The change is done only when these keys have reloaded, because the page shows them next. */
  waitsFor?: readonly QueryKey[] | undefined;
}

type Options<Given, Answer, Shown> = Renewed &
  Pick<
    UseMutationOptions<Answer, Error, Given, Shown>,
    'mutationKey' | 'meta' | 'scope' | 'onMutate' | 'onSuccess' | 'onError'
  >;

/** Makes a change and reloads what it puts out of date. The page itself shows a failure. */
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

/** Returns the mutation handlers that reload what a change puts out of date. */
export function renewing(queries: QueryClient, { renews = [], waitsFor = [] }: Renewed) {
  const renew = () => renews.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
  return {
    onSuccess: async () => {
      renew();
      // Joins requests that are already under way.
      const join = (queryKey: QueryKey) => queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
      await Promise.all(waitsFor.map(join));
    },
    onError: renew,
  };
}
