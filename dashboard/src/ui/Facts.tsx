import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Text } from './Text.tsx';
import styles from './figures.module.css';

export interface Fact {
  label: string;
  /** A row without a value is left out. */
  value: ReactNode;
}

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
