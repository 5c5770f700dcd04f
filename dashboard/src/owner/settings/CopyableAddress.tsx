import type { ReactNode } from 'react';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Row } from '#ui/Layout.tsx';
import styles from './settings.module.css';

interface CopyableAddressProps {
  text: string;
  /** Names what is copied, for screen readers: they read it after 'Copy'. */
  what: string;
  children: ReactNode;
}

export function CopyableAddress({ text, what, children }: CopyableAddressProps) {
  return (
    <Row gap={12} className={styles.address}>
      {children}
      <CopyButton text={text} what={what} />
    </Row>
  );
}
