import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CLOSE } from '../interface-texts.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './dialog.module.css';

export interface DialogFrameProps {
  title: string;
  /** Called for Esc, for a press outside the dialog, and for the cross. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the safe one first. A form in `children` may bring its own instead. */
  footer?: ReactNode;
  size?: 'narrow' | 'wide';
  role?: 'dialog' | 'alertdialog';
  /** While it is busy, it cannot be closed. */
  isBusy?: boolean;
}

export function DialogFrame({
  title,
  onClose,
  children,
  footer,
  size = 'narrow',
  role = 'dialog',
  isBusy = false,
}: DialogFrameProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      isDismissable={role === 'dialog' && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={`${styles.overlay}`}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <Dialog role={role} className={`${styles.dialog}`}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={`${styles.title}`}>
              {title}
            </Heading>
            {role === 'dialog' ? (
              <IconButton icon={X} label={CLOSE} onClick={onClose} disabled={isBusy} />
            ) : null}
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
