import type { ReactNode } from 'react';
import styles from './card-foot.module.css';

interface CardFootProps {
  /** True when it holds only a quiet button, whose text already has space around it. */
  isQuietButton?: boolean;
  children: ReactNode;
}

/** Stands under a card's list, separated by a line: its pages, or actions on the whole list. */
export function CardFoot({ isQuietButton = false, children }: CardFootProps) {
  return (
    <div className={styles.foot} data-quiet-button={isQuietButton || undefined}>
      {children}
    </div>
  );
}
