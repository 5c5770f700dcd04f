import { Component, lazy, useEffect, useRef, type ComponentType } from 'react';
import { PART_NOT_LOADED, PART_NOT_LOADED_TEXT_KEPT, RELOAD } from './interface-texts.ts';
import { ErrorState } from './message/ErrorState.tsx';
import { useToast } from './message/Toasts.tsx';
import { isTextKept, reloadPage } from './reload.ts';

/** Milliseconds before the second try, which a connection that stumbled needs. */
const AGAIN_AFTER = 1000;

class NotLoaded extends Error {}

interface Failed {
  /** Tries once more. */
  onRetry: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of the app that is a file of its own and loads when it is first drawn, inside a Suspense. A file that cannot be had
 * (offline, or gone since a newer version is served) is tried twice; then `FailedPart` stands in its place.
 */
export function part<Props extends object>(
  load: Load<Props>,
  FailedPart: ComponentType<Props & Failed> = FailedInPlace,
): ComponentType<Props> {
  const fresh = () => lazy(async () => ({ default: await loadTwice(load) }));
  let Loaded = fresh();
  return class Part extends Component<Props, { failure: Error | null }> {
    override state: { failure: Error | null } = { failure: null };

    static getDerivedStateFromError(failure: Error) {
      return { failure };
    }

    override componentDidCatch() {
      // React remembers what was not there; the next time is another try.
      Loaded = fresh();
    }

    override render() {
      const { failure } = this.state;
      if (failure === null) return <Loaded {...this.props} />;
      if (!(failure instanceof NotLoaded)) throw failure;
      return <FailedPart {...this.props} onRetry={() => this.setState({ failure: null })} />;
    }
  };
}

async function loadTwice<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    return load().catch((cause: unknown) => {
      throw new NotLoaded('A part of the page did not load.', { cause });
    });
  }
}

const textNow = () => (isTextKept() ? PART_NOT_LOADED_TEXT_KEPT : PART_NOT_LOADED);

/** Tries again each time that the connection returns. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}

function FailedInPlace({ onRetry }: Failed) {
  useRetryOnline(onRetry);
  return <ErrorState text={textNow()} onRetry={reloadPage} retryText={RELOAD} />;
}

/** For a dialog or a menu: it closes, so that it can be opened again, and a message says why. */
export function ClosesWhenFailed({ onClose }: Failed & { onClose: () => void }) {
  const showToast = useToast();
  const close = useRef(onClose);
  useEffect(() => {
    showToast(textNow(), 'not loaded');
    close.current();
  }, [showToast]);
  return null;
}
