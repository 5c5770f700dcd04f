import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Row } from '../../ui/Layout.tsx';
import styles from './settings.module.css';

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
    <Row gap={12} className={styles.address}>
      {children}
      <CopyButton text={text} what={what} />
    </Row>
  );
}
