import type { ReactNode } from 'react';
import styles from './pair.module.css';

/** Fields two by two, where there is room. One alone takes the room of one. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
