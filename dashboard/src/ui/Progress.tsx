import styles from './loading.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** Beside the bar; left out where there is nothing to count. */
  children?: string;
}

/** A bar that says how far something is. */
export function Progress({ label, value, max, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} value={value} max={max} />
      {children === undefined ? null : <span>{children}</span>}
    </div>
  );
}
