import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './facts.module.css';

export interface Fact {
  label: string;
  /** Null or empty: the row is left out. */
  value: ReactNode;
}

/** A card of labelled facts, one a line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Card>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== null && value !== '')
          .map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
