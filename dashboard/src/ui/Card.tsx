import type { ReactNode, Ref } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { Row, Stack, type StackProps } from './Layout.tsx';
import { Heading, Text } from './Text.tsx';

interface CardProps extends StackProps {
  /** The space inside its edges: none for a list, whose rows have their own. 24 is 16 on a phone. */
  padding?: 0 | 16 | 24;
}

/** A white box with an edge, on the page's ground. */
export function Card({ padding = 0, gap = 0, className, ...rest }: CardProps) {
  const look = classNames(styles.card, padding > 0 && styles[`padded${padding}`], className);
  return <Stack {...rest} gap={gap} className={look} />;
}

interface CardHeadProps {
  title: string;
  level?: 2 | 3;
  /** The heading takes the focus when the element that had it disappears from the card. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** How many there are, in words; '' where that is not known or none: its line is there before its words. */
  count?: string | undefined;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
}

/** Stands over a card's list. */
export function CardHead({ title, level = 2, headingRef, count, action }: CardHeadProps) {
  return (
    <Row gap={12} justify="between" className={styles.head}>
      <Heading level={level} size={16} ref={headingRef}>
        {title}
      </Heading>
      {count === undefined ? null : (
        <Text size={14} tone="faint" isFigures className={styles.count}>
          {count}
        </Text>
      )}
      {action}
    </Row>
  );
}

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
