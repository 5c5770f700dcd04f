import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './figures.module.css';
import { Text } from './Text.tsx';

export interface Fact {
  label: string;
  /** Null or empty: the row is left out. */
  value: ReactNode;
}

/** A card of labelled facts, one a line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Card as="dl" isRuled className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <Text as="dt" size={14} tone="faint">
              {label}
            </Text>
            <Text as="dd" weight="medium" isFigures breaks>
              {value}
            </Text>
          </div>
        ))}
    </Card>
  );
}
