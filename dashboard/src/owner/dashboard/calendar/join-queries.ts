import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../../../ui/Loaded.tsx';

/**
 * Joins two queries about the same dates: the data are there once both have answered, and missing when either
 * failed. Data that they still show for the dates before do not count.
 */
export function joinQueries<One, Other>(
  one: UseQueryResult<One>,
  other: UseQueryResult<Other>,
): Loadable<[One, Other]> {
  const [first, second] = [own(one), own(other)];
  return {
    data: first === undefined || second === undefined ? undefined : [first, second],
    error: [one, other].find(({ isError, data }) => isError && data === undefined)?.error,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}

const own = <Data>({ data, isPlaceholderData }: UseQueryResult<Data>) =>
  isPlaceholderData ? undefined : data;
