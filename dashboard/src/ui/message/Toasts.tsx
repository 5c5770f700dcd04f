import CircleCheck from 'lucide-react/icons/circle-check';
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
import { CLOSE } from '../interface-texts.ts';
import { IconButton } from '../IconButton.tsx';
import type { ToastList } from './toast-list.ts';
import styles from './toasts.module.css';

const SHOWN_MILLISECONDS = 6000;

const ToastContext = createContext<ToastList['show']>(() => undefined);

/**
 * `const showToast = useToast(); showToast('Saved')`. Use it only to confirm something: a text that nobody
 * may miss goes in a Banner or Notice.
 */
export const useToast = () => useContext(ToastContext);

/** Shows the latest confirmation of everything inside it. */
export function Toasts({ toasts, children }: { toasts: ToastList; children: ReactNode }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  return (
    <ToastContext value={toasts.show}>
      {children}
      {/* Over dialogs too, and read out while one is open. */}
      <div className={styles.region} role="status" data-react-aria-top-layer="true">
        {shown === null ? null : <ToastLine key={shown.id} text={shown.text} onGone={toasts.clear} />}
      </div>
    </ToastContext>
  );
}

/** Disappears by itself, but not while the pointer or the focus is on it. */
function ToastLine({ text, onGone }: { text: string; onGone: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <CircleCheck className={styles.icon} aria-hidden="true" />
      <p>{text}</p>
      <IconButton icon={X} label={CLOSE} onClick={onGone} />
    </div>
  );
}
