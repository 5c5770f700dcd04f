import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Loadable } from '#ui/Loaded.tsx';

type Joinable<Data> = Loadable<Data> & Pick<UseQueryResult, 'isError' | 'isPlaceholderData'>;

/**
 * Has data once both queries have, and none if either failed. Placeholder data of other dates don't count.
 * Until one query's data change, the data are the same array, so that hundreds of blocks don't render again.
 */
export function useJoinedQueries<One, Other>(
  one: Joinable<One>,
  other: Joinable<Other>,
): Joinable<[One, Other]> {
  const [first, second] = [own(one), own(other)];
  const data = useMemo<[One, Other] | undefined>(
    () => (first === undefined || second === undefined ? undefined : [first, second]),
    [first, second],
  );
  const failed = [one, other].find((query) => query.isError && query.data === undefined);
  return {
    data,
    isError: failed !== undefined,
    error: failed?.error,
    isPlaceholderData: false,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}

const own = <Data>({ data, isPlaceholderData }: Joinable<Data>) => (isPlaceholderData ? undefined : data);
