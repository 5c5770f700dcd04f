import type { ReactNode } from 'react';
import styles from './inset.module.css';

/** Keeps what is no list away from the edges of its card. */
export function Inset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>;
}
