import { useState, type ElementType, type ReactNode } from 'react';
import { LOADING } from './interface-texts.ts';
import { Loading } from './Loading.tsx';
import { ErrorState } from './message/ErrorState.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Something that is being loaded: a query of TanStack's has this shape. */
export interface Loadable<Data> {
  /** Undefined until it is loaded. */
  data: Data | undefined;
  /** Why it could not be loaded; null otherwise. */
  error: unknown;
  /** Asks again. Resolves once that has settled, with success or failure. */
  refetch: () => Promise<unknown>;
}

interface LoadableProps<Data> {
  query: Loadable<Data>;
  /** The text when it cannot be loaded; a button to try again stands with it. */
  failed: string;
  /** The text while it is loading, for those who do not see its shape. */
  loading?: string;
}

interface LoadedProps<Data> extends LoadableProps<Data> {
  /** Skeletons, shown while it is loading. */
  shape?: ReactNode;
  /** The box around the skeletons or the failure. */
  box?: ElementType<{ children: ReactNode }>;
  children: (data: Data) => ReactNode;
}

/** Shows the data once they are loaded; until then skeletons, or why the data could not be loaded. */
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
  /** Draws its own skeletons when it is given undefined. */
  children: (data: Data | undefined) => ReactNode;
}

/** The same for a part that keeps its frame and its place in the page while other contents are loading. */
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

/** The props for an ErrorState; null when there is no failure to show. */
function useFailure({ data, error, refetch }: Loadable<unknown>, text: string) {
  /**
   * Keeps the failure on the screen while it is tried again: the query forgets its error then, and without
   * this the button would lose its focus.
   */
  const [retried, setRetried] = useState<string | null>(null);
  if (retried === null && (data !== undefined || !error)) return null;
  const retry = async () => {
    setRetried(text);
    await refetch();
    setRetried(null);
  };
  return { text: retried ?? text, onRetry: () => void retry(), isRetrying: retried !== null };
}
