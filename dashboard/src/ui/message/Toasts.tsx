import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import X from 'lucide-react/icons/x';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { CLOSE, RELOAD } from '../interface-texts.ts';
import { reloadPage } from '../reload.ts';
import { STAYS, type Toast, type ToastList } from './toast-list.ts';
import styles from './message.module.css';

const SHOWN_MILLISECONDS = 6000;

const ToastContext = createContext<ToastList['show']>(() => undefined);

/**
 * Returns a function that shows a message: `showToast('Saved')`, or `showToast('Not saved', 'problem')` for a
 * failure whose part of the page may have gone. Show a failure in view in its own place instead.
 */
export const useToast = () => useContext(ToastContext);

export function Toasts({ toasts, children }: { toasts: ToastList; children: ReactNode }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  const line = ({ id, ...toast }: Toast) => <ToastLine key={id} {...toast} onGone={() => toasts.drop(id)} />;
  return (
    <ToastContext value={toasts.show}>
      {children}
      {/* Above dialogs too, and read out while one is open. */}
      <div className={styles.region} data-react-aria-top-layer="true">
        <div role="status">{shown.filter(({ kind }) => !STAYS[kind]).map(line)}</div>
        {shown.some(({ kind }) => STAYS[kind]) ? (
          <div role="alert">{shown.filter(({ kind }) => STAYS[kind]).map(line)}</div>
        ) : null}
      </div>
    </ToastContext>
  );
}

/** A confirmation disappears automatically, but not while it has the pointer or the focus. */
function ToastLine({ text, kind, onGone }: Omit<Toast, 'id'> & { onGone: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (isHeld || STAYS[kind]) return;
    const timer = setTimeout(() => gone.current(), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isHeld, kind]);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {kind === 'done' ? (
        <CircleCheck className={styles.icon} aria-hidden="true" />
      ) : (
        <CircleAlert className={`${styles.icon} ${styles.wrong}`} aria-hidden="true" />
      )}
      <p>{text}</p>
      {kind === 'not loaded' ? <Button onClick={reloadPage}>{RELOAD}</Button> : null}
      <IconButton icon={X} label={CLOSE} onClick={onGone} />
    </div>
  );
}
