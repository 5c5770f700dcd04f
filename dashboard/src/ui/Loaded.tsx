import { useState, type ElementType, type ReactNode } from 'react';
import { LOADING } from './interface-texts.ts';
import { Loading } from './Loading.tsx';
import { ErrorState } from './message/ErrorState.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What is asked for: a query of TanStack's is one. */
export interface Loadable<Data> {
  /** Undefined until it is there. */
  data: Data | undefined;
  /** Why it is not there, if so. */
  error: unknown;
  /** Asks again. Resolves once that has settled, however. */
  refetch: () => Promise<unknown>;
}

interface LoadableProps<Data> {
  query: Loadable<Data>;
  /** Said, with a way to try again, where it cannot be had. */
  failed: string;
  /** Said while it is on its way, to those who do not see its shape. */
  loading?: string;
}

interface LoadedProps<Data> extends LoadableProps<Data> {
  /** Skeletons of what is coming. */
  shape?: ReactNode;
  /** Around what stands in its place. */
  box?: ElementType<{ children: ReactNode }>;
  children: (data: Data) => ReactNode;
}

/** What is asked for once it is there; until then its shape, or why it is not there. */
export function Loaded<Data>({
  query,
  failed,
  loading = LOADING,
  shape,
  box: Box = 'div',
  children,
}: LoadedProps<Data>) {
  const failure = useFailure(query, failed);
  if (!failure && query.data !== undefined) return children(query.data);
  return <Box>{failure ? <ErrorState {...failure} /> : <Loading text={loading}>{shape}</Loading>}</Box>;
}

interface LoadedInPlaceProps<Data> extends LoadableProps<Data> {
  /** Draws its own shape where it is given undefined. */
  children: (data: Data | undefined) => ReactNode;
}

/** The same for what keeps its frame, and its place in it, while other contents are on their way. */
export function LoadedInPlace<Data>({
  query,
  failed,
  loading = LOADING,
  children,
}: LoadedInPlaceProps<Data>) {
  const failure = useFailure(query, failed);
  if (failure) return <ErrorState {...failure} />;
  return (
    <>
      {query.data === undefined ? (
        <VisuallyHidden>
          <span role="status">{loading}</span>
        </VisuallyHidden>
      ) : null}
      {children(query.data)}
    </>
  );
}

/** What an ErrorState says of it; null where there is nothing to say. */
function useFailure({ data, error, refetch }: Loadable<unknown>, text: string) {
  /** Said on while it is tried again: the query itself forgets its error then, and the button its focus. */
  const [retried, setRetried] = useState<string | null>(null);
  if (retried === null && (data !== undefined || !error)) return null;
  const retry = async () => {
    setRetried(text);
    await refetch();
    setRetried(null);
  };
  return { text: retried ?? text, onRetry: () => void retry(), isRetrying: retried !== null };
}
