import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../../../ui/Loaded.tsx';

type Joinable<Data> = Loadable<Data> & Pick<UseQueryResult, 'isError' | 'isPlaceholderData'>;

/**
 * Joins two queries about the same dates: the data are there once both have answered, and missing when either
 * failed. Data that they still show for the dates before do not count.
 */
export function joinQueries<One, Other>(one: Joinable<One>, other: Joinable<Other>): Joinable<[One, Other]> {
  const [first, second] = [own(one), own(other)];
  const failed = [one, other].find(({ isError, data }) => isError && data === undefined);
  return {
    data: first === undefined || second === undefined ? undefined : [first, second],
    isError: failed !== undefined,
    error: failed?.error,
    isPlaceholderData: false,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}

const own = <Data>({ data, isPlaceholderData }: Joinable<Data>) => (isPlaceholderData ? undefined : data);
