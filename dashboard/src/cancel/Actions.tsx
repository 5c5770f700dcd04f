import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The buttons of a view: one under the other on a phone, else side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
