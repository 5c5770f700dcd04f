import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldRowProps {
  /** For times and short choices: two fields per row on a phone, four elsewhere. */
  isNarrow?: boolean;
  children: ReactNode;
}

/**
 * Puts two fields side by side when there is space. Their inputs line up, whichever has a hint or an error. A
 * single field is as wide as one of two.
 */
export function FieldRow({ isNarrow = false, children }: FieldRowProps) {
  return <div className={`${styles.lined} ${isNarrow ? styles.narrow : styles.pair}`}>{children}</div>;
}
