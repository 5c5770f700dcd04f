import { useState, type ElementType, type ReactNode } from 'react';
import { LOADING } from './interface-texts.ts';
import { Loading } from './Loading.tsx';
import { ErrorState } from './message/ErrorState.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Data that loads; TanStack's queries have this shape. */
export interface Loadable<Data> {
  /** Undefined until loaded. */
  data: Data | undefined;
  error: unknown;
  /** Loads again, and resolves after success or failure. */
  refetch: () => Promise<unknown>;
}

interface LoadableProps<Data> {
  query: Loadable<Data>;
  /** The text when it can't be loaded, shown with a button to try again. */
  failed: string;
  /** Read out while it loads, for people who can't see the skeletons. */
  loading?: string;
}

interface LoadedProps<Data> extends LoadableProps<Data> {
  shape?: ReactNode;
  box?: ElementType<{ children: ReactNode }>;
  children: (data: Data) => ReactNode;
}

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
  /** Shows its own skeletons when given undefined. */
  children: (data: Data | undefined) => ReactNode;
}

/** Does the same for a part that keeps its frame and place on the page while new data loads. */
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

function useFailure({ data, error, refetch }: Loadable<unknown>, text: string) {
  /** Keeps the failure, and so the button's focus, while a retry clears the query's error. */
  const [retried, setRetried] = useState<string | null>(null);
  if (retried === null && (data !== undefined || !error)) return null;
  const retry = async () => {
    setRetried(text);
    await refetch();
    setRetried(null);
  };
  return { text: retried ?? text, onRetry: () => void retry(), isRetrying: retried !== null };
}
