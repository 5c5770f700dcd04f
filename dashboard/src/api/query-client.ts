import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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
}

/**
 * A query that the server refused is not sent again. One that it could not answer is sent twice more, after 1
 * and 2 seconds.
 */
export function makeQueryClient({ onSignedOut }: QueryClientParts = {}): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof CallError && error.status === NOT_SIGNED_IN) onSignedOut?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && error instanceof CallError && error.isPassing,
        staleTime: FRESH_MILLISECONDS,
        refetchOnWindowFocus: false,
      },
      // A person presses every write, sees its failure and decides.
      mutations: { retry: false },
    },
  });
}
