import type { ComponentProps } from 'react';
import styles from './explanation.module.css';

/** A small line that explains the part beside it. */
export function Explanation(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className={styles.explanation} />;
}
