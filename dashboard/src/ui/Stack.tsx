import type { ReactNode } from 'react';
import styles from './stack.module.css';

interface StackProps {
  /** One of the spaces in tokens.css. */
  gap?: 8 | 16 | 24 | 32 | 48;
  /** Side by side, wrapping where there is no room. */
  isRow?: boolean;
  children: ReactNode;
}

/** Puts even space between its children. */
export function Stack({ gap = 16, isRow = false, children }: StackProps) {
  return (
    <div className={isRow ? styles.row : styles.stack} style={{ gap: `var(--space-${gap})` }}>
      {children}
    </div>
  );
}
