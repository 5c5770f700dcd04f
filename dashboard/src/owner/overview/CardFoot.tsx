import type { ReactNode } from 'react';
import styles from './card-foot.module.css';

interface CardFootProps {
  /** It holds a quiet button alone, whose words already stand away from its edge. */
  isQuietButton?: boolean;
  children: ReactNode;
}

/** Under the list of a card, behind a line: its pages, or what can be done with all of it. */
export function CardFoot({ isQuietButton = false, children }: CardFootProps) {
  return (
    <div className={styles.foot} data-quiet-button={isQuietButton || undefined}>
      {children}
    </div>
  );
}
