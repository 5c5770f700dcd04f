import { CircleCheck, X } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { CLOSE } from '@daybook/schema/words/interface';
import { IconButton } from '../IconButton.tsx';
import styles from './toasts.module.css';

const SHOWN_MILLISECONDS = 6000;

interface Toast {
  id: number;
  text: string;
}

const ToastContext = createContext<(text: string) => void>(() => undefined);

/** `const confirm = useToast(); confirm('Saved')`. Only to confirm: what must not be missed goes in a Banner or Notice. */
export const useToast = () => useContext(ToastContext);

/** Holds the confirmations of everything inside it. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);
  const show = useCallback((text: string) => {
    nextId.current += 1;
    setToasts((shown) => [...shown.slice(-2), { id: nextId.current, text }]);
  }, []);
  const drop = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {/* Over dialogs too, and read out while one is open. */}
      <div className={styles.region} role="status" data-react-aria-top-layer="true">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} text={toast.text} onGone={() => drop(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

/** Goes by itself, but not from under a pointer or focus. */
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
