import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './loading.module.css';

/**
 * Wraps skeletons, and tells screen readers that something is loading. It shows nothing for the first 150 ms,
 * so that quick responses don't flicker.
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
