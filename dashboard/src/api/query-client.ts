import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type Mutation,
  type Query,
} from '@tanstack/react-query';
import type { CallName } from '@daybook/schema/contract/calls';
import { CallError, statusOf } from './call-error.ts';
import type { Renewal } from './renewals.ts';

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

/** Finds every response of these calls in the cache. */
export const responsesOf = (...names: readonly CallName[]) => {
  const wanted: readonly unknown[] = names;
  return { predicate: ({ queryKey }: Query) => wanted.includes(queryKey[0]) };
};

/** Returns the mutation handlers that reload what a change puts out of date. */
export function renewing(queries: QueryClient, { renews, waitsFor = [] }: Renewal) {
  const renew = () => void queries.invalidateQueries(responsesOf(...renews));
  return {
    onSuccess: async () => {
      renew();
      // Joins requests that are already under way.
      await queries.invalidateQueries(responsesOf(...waitsFor), { cancelRefetch: false });
    },
    onError: renew,
  };
}
