import type { Tone } from './Bars.tsx';
import styles from './chart-key.module.css';

interface ChartKeyProps {
  /** What the figures are about, read out. */
  label: string;
  figures: readonly { tone: Tone; label: string; value: string }[];
}

/** Which colour of a drawing stands for what, with its figure. */
export function ChartKey({ label, figures }: ChartKeyProps) {
  return (
    <dl className={styles.key} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label}>
            <span className={styles.mark} data-tone={figure.tone} aria-hidden="true" />
            {figure.label}
          </dt>
          <dd className={styles.value}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
