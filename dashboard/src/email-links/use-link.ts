import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CallError, statusOf, textOf } from '../api/call-error.ts';
import { useChange } from '../api/query-client.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';

/** What is known of an emailed link: what it opens, and the last change on this page. */
export interface Link<Seen, Change> {
  /** The token in the address; '' when missing. */
  token: string;
  seen: Seen | undefined;
  loadError: Error | null;
  change: { given: Change | undefined; isWorking: boolean; isDone: boolean; error: Error | null };
}

interface LinkParts<Seen, Change> {
  /** Names what the link opens. */
  name: string;
  load: (token: string, signal: AbortSignal) => Promise<Seen>;
  /** Resolves to what the link opens afterwards. */
  change: (token: string, given: Change) => Promise<Seen>;
  refetchOnWindowFocus?: boolean;
}

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Loads what the token in the address opens, and changes it. */
export function useLink<Seen, Change = void>({
  name,
  load,
  change,
  refetchOnWindowFocus = false,
}: LinkParts<Seen, Change>) {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const queries = useQueryClient();
  const queryKey = [name, token];
  const loading = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(token, signal),
    enabled: token !== '',
    refetchOnWindowFocus,
  });
  const submit = useChange((given: Change) => change(token, given), {
    onSuccess: (seen) => queries.setQueryData(queryKey, seen),
    onError: async (error) => {
      // It has changed since the page opened: show its present state.
      if (statusOf(error) === CONFLICT) await loading.refetch();
    },
  });
  const link: Link<Seen, Change> = {
    token,
    seen: loading.data,
    loadError: loading.error,
    change: {
      given: submit.variables,
      isWorking: submit.isPending,
      isDone: submit.isSuccess,
      error: submit.error,
    },
  };
  return { link, reload: () => void loading.refetch(), submit: submit.mutate };
}

export type Unopened =
  | { kind: 'loading' }
  /** `mayPass`: the server didn't respond or is in trouble, so the link itself may be valid. */
  | { kind: 'failed'; reason: string; mayPass: boolean };

interface Opened<Seen> {
  kind: 'open';
  seen: Seen;
  isWorking: boolean;
  /** Why the last change failed. */
  problem: string | null;
}

/** Decides what the page shows until it knows what the link opens. */
export function linkState<Seen>(
  { token, seen, loadError, change }: Link<Seen, unknown>,
  texts: { invalid: string; changeFailed: string },
): Unopened | Opened<Seen> {
  if (token === '') return { kind: 'failed', reason: texts.invalid, mayPass: false };
  // The link's subject ended or was deleted after the page opened.
  if (change.error && statusOf(change.error) === NOT_FOUND) return failed(change.error);
  if (seen === undefined) return loadError ? failed(loadError) : { kind: 'loading' };
  const problem = change.error ? textOf(change.error, texts.changeFailed) : null;
  return { kind: 'open', seen, isWorking: change.isWorking, problem };
}

function failed(error: Error): Unopened {
  const mayPass = error instanceof CallError && error.isPassing;
  return { kind: 'failed', reason: textOf(error, LINK_LOAD_FAILED), mayPass };
}
