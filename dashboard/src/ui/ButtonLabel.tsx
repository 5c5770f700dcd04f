import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLabelProps {
  /** A label that is not shown still takes its room. */
  isShown?: boolean;
  children: ReactNode;
}

/**
 * The words of a button, or of a link that looks like one. Several labels share one cell, which is as wide as
 * the widest.
 */
export function ButtonLabel({ isShown = true, children }: ButtonLabelProps) {
  return (
    <span className={styles.label} aria-hidden={!isShown || undefined} data-hidden={!isShown || undefined}>
      {children}
    </span>
  );
}
