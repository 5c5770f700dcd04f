import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../../../ui/Loaded.tsx';

type Joinable<Data> = Loadable<Data> & Pick<UseQueryResult, 'isError' | 'isPlaceholderData'>;

/**
 * Has data once both queries have, and none if either failed. Placeholder data of other dates don't count.
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
