import type { ReactNode } from 'react';
import styles from './loading.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Surrounds skeletons, and tells those who do not see them that something is loading. Nothing is shown for
 * the first 150 ms, so that quick answers do not flicker.
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
