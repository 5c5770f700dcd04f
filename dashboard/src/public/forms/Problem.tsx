import type { ReactNode } from 'react';
import styles from './problem.module.css';

interface ProblemProps {
  id: string;
  /** The name of the field. */
  of: string;
  children?: ReactNode;
}

/** What is wrong with a field. It stands empty until there is something, so that a script finds its place. */
export function Problem({ id, of, children }: ProblemProps) {
  return (
    <p className={styles.problem} id={id} data-problem={of}>
      {children}
    </p>
  );
}
