import type { ReactNode } from 'react';
import styles from './loading.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Surrounds the skeletons of what is coming, and says so to those who do not see them.
 * Nothing is seen for the first 150 ms, so that quick answers do not flicker.
 */
export function Loading({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
      </p>
      <div className={styles.late}>{children}</div>
    </div>
  );
}
