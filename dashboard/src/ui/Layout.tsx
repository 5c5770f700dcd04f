import type { LucideIcon } from 'lucide-react';
import { createElement, type HTMLAttributes, type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { classNames } from './class-names.ts';
import { HeadingAround } from './dialog/use-focus-after.ts';
import { Icon } from './Icon.tsx';
import { Heading, Text, type TextTone } from './Text.tsx';
import styles from './layout.module.css';
import textStyles from './text.module.css';

/** One of the spaces in tokens.css. */
type Gap = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48;

interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'header' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span' | 'figure';
  ref?: Ref<HTMLElement> | undefined;
  /** Adds the usual space between a card's edges and its content. */
  isInset?: boolean;
  /** Only for its place in the parent, never for its look. */
  className?: string | undefined;
}

export interface StackProps extends BoxProps {
  gap?: Gap;
  /** Keeps each child's own width instead of stretching it. */
  align?: 'start' | 'center' | 'end';
  isRuled?: boolean;
}

export function Stack({
  as = 'div',
  gap = 16,
  align,
  isRuled = false,
  isInset = false,
  className,
  ...rest
}: StackProps) {
  const look = classNames(
    styles.stack,
    styles[`gap${gap}`],
    align && styles[align],
    isRuled && styles.ruled,
    isInset && styles.inset,
    className,
  );
  return createElement(as, { ...rest, className: look });
}

interface RowProps extends BoxProps {
  gap?: Gap;
  align?: 'start' | 'end' | 'baseline';
  /** Where the remaining space of the line goes; to the end by default. */
  justify?: 'between' | 'end';
  /** Never wraps: the children share the line even when it is narrow. */
  isOneLine?: boolean;
}

export function Row({
  as = 'div',
  gap = 16,
  align,
  justify,
  isOneLine = false,
  isInset = false,
  className,
  ...rest
}: RowProps) {
  const look = classNames(
    styles.row,
    styles[`gap${gap}`],
    align && styles[align],
    justify && styles[justify === 'end' ? 'atEnd' : justify],
    isOneLine && styles.oneLine,
    isInset && styles.inset,
    className,
  );
  return createElement(as, { ...rest, className: look });
}

interface ColumnsProps extends Omit<BoxProps, 'isInset'> {
  /** Equal columns, or a main column with a side column. */
  count: 'two' | 'three' | 'side';
  /** The window's width from which there are columns. Below it they are stacked. */
  from: 768 | 1024;
  gap?: Gap;
}

export function Columns({ as = 'div', count, from, gap = 16, className, ...rest }: ColumnsProps) {
  const look = classNames(
    styles.columns,
    styles[`gap${gap}`],
    styles[count],
    styles[`from${from}`],
    className,
  );
  return createElement(as, { ...rest, className: look });
}

/** Centres a narrow column, for a page with one message and its actions. */
export function NarrowPage({ className, ...rest }: StackProps) {
  return <Stack {...rest} className={classNames(styles.narrow, className)} />;
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export function Inset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>;
}

/** Shifts a button without an edge, so that its text aligns with the text below. */
export function Outdent({ children }: { children: ReactNode }) {
  return <div className={styles.outdent}>{children}</div>;
}

interface SectionProps extends Omit<BoxProps, 'as' | 'title' | 'isInset'> {
  title: string;
  level?: 2 | 3;
  /** Hides the title from view because the page's own heading says it. Screen readers still read it. */
  isTitleHidden?: boolean | undefined;
  /** The heading takes the focus when the focused element disappears. */
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  text?: string;
  aside?: ReactNode;
  gap?: Gap;
}

export function Section({
  title,
  level = 2,
  isTitleHidden = false,
  headingRef,
  text,
  aside,
  gap = 16,
  children,
  ...rest
}: SectionProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  return (
    <Stack as="section" gap={gap} aria-label={title} className={styles.section} {...rest}>
      <Row justify="between" className={isTitleHidden && !aside ? textStyles.hidden : undefined}>
        <div className={isTitleHidden ? textStyles.hidden : undefined}>
          <Heading level={level} ref={heading} tabIndex={headingRef ? -1 : undefined} breaks>
            {title}
          </Heading>
          {text === undefined ? null : (
            <Text size={14} tone="soft">
              {text}
            </Text>
          )}
        </div>
        {aside}
      </Row>
      <HeadingAround value={heading}>{children}</HeadingAround>
    </Stack>
  );
}

export function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap={8} className={classNames(styles.bullets, textStyles.measure)}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}

interface IconLineProps {
  icon: LucideIcon;
  tone?: TextTone;
  as?: 'li' | 'p' | 'div';
  children: ReactNode;
}

export function IconLine({ icon, tone, as = 'li', children }: IconLineProps) {
  return (
    <Row as={as} gap={12} align="start" isOneLine>
      <Icon icon={icon} tone={tone} isAtFirstLine />
      {children}
    </Row>
  );
}

/** Wraps a page for work rather than reading: a smaller heading leaves more space. */
export function Work({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.work, textStyles.work)}>{children}</div>;
}
