import type { ReactNode } from 'react';
import styles from './table-card.module.css';

/** Around a table that stands by itself. On a phone its rows are cards of their own. */
export function TableCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
