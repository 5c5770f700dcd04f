import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../../ui/Loaded.tsx';

/**
 * Two queries about the same dates as one: there once both are, not there where either failed. What they still show
 * of the dates before does not count.
 */
export function together<One, Other>(
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
