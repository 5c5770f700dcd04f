import { type ReactNode, use, useRef } from 'react';
import { classNames } from './class-names.ts';
import { HeadingAround } from './dialog/use-focus-after.ts';
import { Row, Stack, type StackProps } from './Layout.tsx';
import { Heading, Text } from './Text.tsx';
import styles from './layout.module.css';

interface CardProps extends StackProps {
  /** The space inside its edges: none for a list, whose rows have their own. 24 becomes 16 on a phone. */
  padding?: 0 | 16 | 24;
}

export function Card({ padding = 0, gap = 0, className, ...rest }: CardProps) {
  const look = classNames(styles.card, padding > 0 && styles[`padded${padding}`], className);
  const heading = useRef<HTMLHeadingElement>(null);
  const card = <Stack {...rest} gap={gap} className={look} />;
  return rest.as === 'section' ? <HeadingAround value={heading}>{card}</HeadingAround> : card;
}

interface CardHeadProps {
  title: string;
  /** The number of rows in words; '' reserves the line while the number is unknown or zero. */
  count?: string | undefined;
  action?: ReactNode;
}

/** The head of a card that is a section. */
export function CardHead({ title, count, action }: CardHeadProps) {
  const around = use(HeadingAround);
  return (
    <Row gap={12} justify="between" className={styles.head}>
      <Heading size={16} ref={around ?? undefined} tabIndex={undefined}>
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
  /** True when it contains only a quiet button, whose text already has space around it. */
  isQuietButton?: boolean;
  children: ReactNode;
}

/** Shows a line below a card's list, for its pages or actions on the whole list. */
export function CardFoot({ isQuietButton = false, children }: CardFootProps) {
  return (
    <div className={styles.foot} data-quiet-button={isQuietButton || undefined}>
      {children}
    </div>
  );
}
