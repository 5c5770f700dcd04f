import type { ReactNode } from 'react';
import styles from './message.module.css';

/** A page that says one thing: a heading, a few sentences and what can be done. */
export function Message({ children }: { children: ReactNode }) {
  return <div className={styles.message}>{children}</div>;
}
