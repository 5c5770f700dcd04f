import styles from './loading.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** Shown next to the bar; left out when there is nothing to count. */
  children?: string;
}

export function Progress({ label, value, max, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} value={value} max={max} />
      {children === undefined ? null : <span>{children}</span>}
    </div>
  );
}
