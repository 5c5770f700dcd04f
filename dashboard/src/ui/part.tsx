import { Component, lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { PART_NOT_LOADED, PART_NOT_LOADED_TEXT_KEPT, RELOAD } from './interface-texts.ts';
import { ErrorState } from './message/ErrorState.tsx';
import { useToast } from './message/Toasts.tsx';
import { isTextKept, reloadPage } from './reload.ts';

/** Milliseconds before the second attempt, for a connection that fails briefly. */
const AGAIN_AFTER = 1000;

class NotLoaded extends Error {}

interface Failed {
  onRetry: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

type Part<Props> = ComponentType<Props> & {
  /** Loads the file in advance. A failure is reported when the part is shown. */
  preload: () => Promise<void>;
};

/** Loads the files of parts that were not shown yet. A page that it loads adds its own parts. */
const toPrefetch: (() => Promise<unknown>)[] = [];

/** Files at a time. A browser asks a server without HTTP/2 for six, and what somebody does goes before these. */
const AT_A_TIME = 3;

/** Loads all parts while the browser has nothing else to do. Returns a function that stops it. */
export function prefetchWhenIdle(): () => void {
  let isOver = false;
  const next = () => {
    if (isOver) return;
    // A failure is reported when the part is shown.
    const loads = toPrefetch.splice(0, AT_A_TIME).map((load) => load().catch(() => undefined));
    if (loads.length > 0) void Promise.all(loads).then(whenIdle);
  };
  // Safari has no idle callbacks.
  const whenIdle = () =>
    void ('requestIdleCallback' in window ? requestIdleCallback(next) : setTimeout(next, 200));
  whenIdle();
  return () => {
    isOver = true;
  };
}

/**
 * Makes a part of the app that has its own file and loads when it is first rendered, inside a Suspense. A
 * file that can't be loaded (offline, or an old version) is tried twice, and then `FailedPart` is shown.
 */
export function part<Props extends object>(
  load: Load<Props>,
  FailedPart: ComponentType<Props & Failed> = FailedInPlace,
  isPrefetched = true,
): Part<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => (loaded = await loadTwice(load));
  if (isPrefetched) toPrefetch.push(loadPart);
  const fresh = () => lazy(async () => ({ default: await loadPart() }));
  let Lazy = fresh();
  return class Part extends Component<Props, { failure: Error | null }> {
    static async preload() {
      await loadPart().catch(() => undefined);
    }

    override state: { failure: Error | null } = { failure: null };
    // React shows a lazy part 300 ms after a placeholder at the earliest, even if its file is there. The
    // choice stays: another component would lose what this one knows.
    Shown: ComponentType<Props> = loaded ?? Lazy;

    static getDerivedStateFromError(failure: Error) {
      return { failure };
    }

    override componentDidCatch() {
      // React caches the failed load, so the next attempt needs a new component.
      Lazy = fresh();
      this.Shown = Lazy;
    }

    override render() {
      const { failure } = this.state;
      const { Shown } = this;
      if (failure === null) return <Shown {...this.props} />;
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

/** Retries each time the connection returns. */
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

/**
 * Makes a dialog or menu that loads when it first opens. If its file can't be loaded, it closes, so that it can be
 * opened again, and a message says so.
 */
export function dialogPart<Props extends { onClose: () => void }>(load: Load<Props>): Part<Props> {
  const Loading = part(load, ClosesWhenFailed);
  const Dialog = (props: Props) => (
    <Suspense fallback={null}>
      <Loading {...props} />
    </Suspense>
  );
  return Object.assign(Dialog, { preload: () => Loading.preload() });
}

function ClosesWhenFailed({ onClose }: Failed & { onClose: () => void }) {
  const showToast = useToast();
  const close = useRef(onClose);
  useEffect(() => {
    showToast(textNow(), 'not loaded');
    close.current();
  }, [showToast]);
  return null;
}
