import {
  keepPreviousData,
  useMutation,
  type UseMutationOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { CallAnswer, CallName } from '@daybook/schema/contract/calls';
import { call, type Given } from './call.ts';
import { renewing } from './query-client.ts';
import { type Renewal, renewalOf } from './renewals.ts';

/** Returns the key of a call's response. Its first part alone stands for every response of that call. */
export const keyOf = <Name extends CallName>(name: Name, given: Given<Name>) => [name, given] as const;

type QueryOptions<Answer> = Pick<
  UseQueryOptions<Answer>,
  | 'enabled'
  | 'gcTime'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
  | 'retry'
  | 'staleTime'
>;

/** Shows the previous response of the same place while the next one loads. */
export const KEEPS_PREVIOUS = { placeholderData: keepPreviousData } as const;

/** Loads a call's response, and loads it again after the changes of which `renewals.ts` says so. */
export function useCall<Name extends CallName>(
  name: Name,
  given: Given<Name>,
  options: QueryOptions<CallAnswer<Name>> = {},
) {
  return useQuery({
    ...options,
    queryKey: keyOf(name, given),
    queryFn: ({ signal }): Promise<CallAnswer<Name>> => call(name, { ...given, signal }),
  });
}

type ChangeOptions<Given, Answer, Shown> = Pick<
  UseMutationOptions<Answer, Error, Given, Shown>,
  'mutationKey' | 'meta' | 'scope' | 'onMutate' | 'onSuccess' | 'onError'
>;

/** Makes a call that changes something, then reloads what that puts out of date. The page itself shows a failure. */
export const useChange = <Name extends CallName, Shown = unknown>(
  name: Name,
  options?: ChangeOptions<Given<Name>, CallAnswer<Name>, Shown>,
) =>
  useTask<Given<Name>, CallAnswer<Name>, Shown>((given) => call(name, given), {
    mutationKey: [name],
    ...renewalOf(name),
    ...options,
  });

/** Does the same by a function, for what is more or less than one call. */
export function useTask<Asked, Answer, Shown = unknown>(
  task: (asked: Asked) => Promise<Answer>,
  {
    renews = [],
    waitsFor = [],
    onSuccess,
    onError,
    ...options
  }: ChangeOptions<Asked, Answer, Shown> & Partial<Renewal> = {},
) {
  const renewed = renewing(useQueryClient(), { renews, waitsFor });
  return useMutation<Answer, Error, Asked, Shown>({
    ...options,
    mutationFn: task,
    onSuccess: async (...done) => {
      await onSuccess?.(...done);
      await renewed.onSuccess();
    },
    onError: async (...failed) => {
      await onError?.(...failed);
      renewed.onError();
    },
  });
}
