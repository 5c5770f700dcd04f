import type { ReactNode } from 'react';
import styles from './cell-line.module.css';

/** A further line of a cell, under what it is about. */
export function CellLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
