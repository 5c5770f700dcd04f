import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldRowProps {
  /** For times and short choices: two fields beside each other on a phone, four elsewhere. */
  isNarrow?: boolean;
  children: ReactNode;
}

/**
 * Fields beside each other, two where there is room: their inputs line up, whichever of them has a hint or an error. A
 * single field takes the room of one.
 */
export function FieldRow({ isNarrow = false, children }: FieldRowProps) {
  return <div className={`${styles.lined} ${isNarrow ? styles.narrow : styles.pair}`}>{children}</div>;
}
