import { MutationCache, onlineManager, QueryCache, QueryClient, type Mutation } from '@tanstack/react-query';
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
