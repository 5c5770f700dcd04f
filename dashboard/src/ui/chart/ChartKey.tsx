import { Text } from '../Text.tsx';
import type { Tone } from './Bars.tsx';
import styles from './chart.module.css';

interface ChartKeyProps {
  label: string;
  figures: readonly { tone: Tone; label: string; value: string }[];
}

export function ChartKey({ label, figures }: ChartKeyProps) {
  return (
    <dl className={styles.key} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <Text as="dt" size={14} tone="soft">
            <span className={styles.mark} data-tone={figure.tone} aria-hidden="true" />
            {figure.label}
          </Text>
          <dd className={styles.value}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
