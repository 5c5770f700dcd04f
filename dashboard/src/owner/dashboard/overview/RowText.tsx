import type { ReactNode } from 'react';
import styles from './row-text.module.css';

interface RowTextProps {
  /** `strong` names the subject of the row, `soft` says more about it. */
  look: 'strong' | 'soft';
  /** `p` is a line of its own. */
  as?: 'span' | 'p';
  children: ReactNode;
}

/** The words of a row of the overview. */
export function RowText({ look, as: Element = 'span', children }: RowTextProps) {
  return <Element className={styles[look]}>{children}</Element>;
}
