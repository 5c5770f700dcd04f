import type { ReactNode } from 'react';
import styles from './box.module.css';

/** Frames what can be changed. */
export function Box({ children }: { children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
