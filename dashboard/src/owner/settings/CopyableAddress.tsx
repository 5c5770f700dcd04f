import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import styles from './copyable-address.module.css';

interface CopyableAddressProps {
  text: string;
  /** What is copied, read out after 'Copy'. */
  what: string;
  /** The link to it. */
  children: ReactNode;
}

/** An address of the web or of a mailbox, with a button that copies it. */
export function CopyableAddress({ text, what, children }: CopyableAddressProps) {
  return (
    <div className={styles.address}>
      {children}
      <CopyButton text={text} what={what} />
    </div>
  );
}
