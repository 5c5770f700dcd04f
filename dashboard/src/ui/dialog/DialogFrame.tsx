import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton.tsx';
import { CLOSE } from '../interface-texts.ts';
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
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={role === 'dialog'}
      className={`${styles.overlay}`}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <Dialog role={role} className={`${styles.dialog}`}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={`${styles.title}`}>
              {title}
            </Heading>
            {role === 'dialog' ? <IconButton icon={X} label={CLOSE} onClick={onClose} /> : null}
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
