import type { ReactNode } from 'react';
import styles from './pair.module.css';

/** Fields side by side in pairs, where there is room. A single field takes the room of one. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
