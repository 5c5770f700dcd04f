import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Stack } from './Layout.tsx';
import { Text } from './Text.tsx';
import styles from './figures.module.css';

export interface Fact {
  label: string;
  /** A row without a value is left out. */
  value: ReactNode;
}

interface FactsProps {
  facts: Fact[];
  /** Without lines, in a card or an item of its own. */
  isPlain?: boolean;
}

export function Facts({ facts, isPlain = false }: FactsProps) {
  const Frame = isPlain ? Stack : Card;
  return (
    <Frame as="dl" isRuled={!isPlain} gap={0} className={styles.facts} data-plain={isPlain || undefined}>
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
    </Frame>
  );
}
