import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLabelProps {
  /** A hidden label still takes up its space. */
  isShown?: boolean;
  children: ReactNode;
}

/** Shows the text of a button or button-like link. Several labels share a cell as wide as the widest. */
export function ButtonLabel({ isShown = true, children }: ButtonLabelProps) {
  return (
    <span className={styles.label} aria-hidden={!isShown || undefined} data-hidden={!isShown || undefined}>
      {children}
    </span>
  );
}
