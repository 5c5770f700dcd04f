import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CLOSE } from '../interface-texts.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './dialog.module.css';

export interface DialogFrameProps {
  title: string;
  /** Called for Esc, a click outside the dialog, and the close button. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the safe one first. A form in `children` may have its own instead. */
  footer?: ReactNode;
  size?: 'narrow' | 'wide';
  role?: 'dialog' | 'alertdialog';
}

export function DialogFrame({
  title,
  onClose,
  children,
  footer,
  size = 'narrow',
  role = 'dialog',
}: DialogFrameProps) {
  const { isGone, leave } = useLeaving(onClose);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      isDismissable={role === 'dialog'}
      className={`${styles.overlay} ${isGone ? styles.gone : ''}`}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <Dialog role={role} className={`${styles.dialog}`}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={`${styles.title}`}>
              {title}
            </Heading>
            {role === 'dialog' ? <IconButton icon={X} label={CLOSE} onClick={leave} /> : null}
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Hides the dialog before closing it. The page behind is inert until then, and making it active again takes
 * some browsers longer than a click should wait.
 */
function useLeaving(onClose: () => void) {
  const [isGone, setIsGone] = useState(false);
  const onceKeysAreUp = useOnceKeysAreUp();
  useEffect(() => {
    if (!isGone) return;
    let frame = 0;
    const deleteKeys = onceKeysAreUp(() => {
      // The second frame starts after the first has been painted.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          // Synchronously and with all effects: the focus can only return to a page that is no longer inert.
          flushSync(() => {
            // onClose may leave the dialog open.
            setIsGone(false);
            onClose();
          });
        });
      });
    });
    return () => {
      deleteKeys();
      cancelAnimationFrame(frame);
    };
  }, [isGone, onClose, onceKeysAreUp]);
  return { isGone, leave: () => setIsGone(true) };
}

/** Milliseconds after which a key that is still held down is ignored. */
const LONGEST_PRESS = 300;

/**
 * Returns a function that runs its argument once the pressed key is released, or at once when none is
 * pressed. The key's release belongs to the same interaction, so drawing something large in between would
 * delay it. That function returns a way to cancel.
 */
function useOnceKeysAreUp() {
  const isDown = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const note = (isNow: boolean) => () => void (isDown.current = isNow);
    const early = { capture: true, signal: listening.signal };
    window.addEventListener('keydown', note(true), early);
    window.addEventListener('keyup', note(false), early);
    return () => listening.abort();
  }, []);
  return useCallback((run: () => void) => {
    const waiting = new AbortController();
    const forget = () => waiting.abort();
    if (!isDown.current) {
      run();
      return forget;
    }
    const go = () => {
      if (waiting.signal.aborted) return;
      forget();
      run();
    };
    window.addEventListener('keyup', go, { signal: waiting.signal });
    setTimeout(go, LONGEST_PRESS);
    return forget;
  }, []);
}
