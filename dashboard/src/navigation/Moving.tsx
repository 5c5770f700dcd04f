import { LOADING } from '../ui/interface-texts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './moving.module.css';

/** A line at the window's edge while the next page loads: the one before stays in place until then. */
export function Moving({ isMoving }: { isMoving: boolean }) {
  return (
    <div role="status" className={styles.moving} data-on={isMoving || undefined}>
      {isMoving ? <VisuallyHidden>{LOADING}</VisuallyHidden> : null}
    </div>
  );
}
