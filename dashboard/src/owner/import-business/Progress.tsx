import styles from './import-business.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** Beside the bar; left out where there is nothing to count. */
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
