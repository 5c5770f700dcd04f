import type { ReactNode } from 'react';
import styles from './inset.module.css';

/** Puts space between a card's edges and any content that is not a list. */
export function Inset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>;
}
