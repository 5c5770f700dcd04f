import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

/**
 * Loads what a change would do, which `dryRun` asks without making it. The person decides on what they read, so it
 * never changes under their eyes: only another `change` or `show` replaces it.
 */
export function usePreview<Change, Outcome>(change: Change, dryRun: (change: Change) => Promise<Outcome>) {
  const queries = useQueryClient();
  const queryKey = ['preview', useId(), change];
  const [replaced, setReplaced] = useState('');
  const preview = useQuery({
    queryKey,
    queryFn: () => dryRun(change),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    ...preview,
    /** True if it was replaced by `show`. */
    hasChanged: replaced === hashKey(queryKey),
    /** Shows what it would do now, after something has changed elsewhere. */
    show: (outcome: Outcome) => {
      queries.setQueryData(queryKey, outcome);
      setReplaced(hashKey(queryKey));
    },
  };
}
