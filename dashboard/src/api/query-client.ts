import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

const RETRIES = 2;

/** What the server refused is not asked again; what it could not answer is, twice, after 1 and 2 seconds. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && error instanceof CallError && error.isPassing,
        refetchOnWindowFocus: false,
      },
      // Every write is pressed by a person, who sees its failure and decides.
      mutations: { retry: false },
    },
  });
}
