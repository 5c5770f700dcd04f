import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

const RETRIES = 2;
const NOT_SIGNED_IN = 401;
/** What was asked for a moment ago, a part of the page that is drawn later does not ask for again. */
const FRESH_MILLISECONDS = 2_000;

interface QueryClientParts {
  /** The server no longer knows who asks: the session has ended, here or elsewhere. */
  onSignedOut?: () => void;
}

/** What the server refused is not asked again; what it could not answer is, twice, after 1 and 2 seconds. */
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
      // Every write is pressed by a person, who sees its failure and decides.
      mutations: { retry: false },
    },
  });
}
