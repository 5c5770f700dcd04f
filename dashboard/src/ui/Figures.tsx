import { Link } from 'react-router';
import { numberText } from '@daybook/schema/words/counted';
import { Text } from './Text.tsx';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** A number is formatted; a text is shown unchanged. */
  value: number | string;
  note?: string | undefined;
  /** Leads to what it counts. */
  to?: string | undefined;
}

interface FiguresProps {
  label: string;
  figures: readonly Figure[];
}

export function Figures({ label, figures }: FiguresProps) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <Text as="dt" size={14} tone="soft">
            {figure.to === undefined ? figure.label : <Link to={figure.to}>{figure.label}</Link>}
          </Text>
          <dd className={styles.value}>
            {typeof figure.value === 'number' ? numberText(figure.value) : figure.value}
            {figure.note === undefined ? null : <span className={styles.note}>{figure.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
