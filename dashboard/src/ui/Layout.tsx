import type { LucideIcon } from 'lucide-react';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './layout.module.css';
import { Heading, Text, type TextTone } from './Text.tsx';
import textStyles from './text.module.css';
import hidden from './visually-hidden.module.css';

/** One of the spaces in tokens.css. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48;

interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'header' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span' | 'figure';
  ref?: Ref<HTMLElement> | undefined;
  /** With the space between a card's edges and a row or a part in it. */
  isInset?: boolean;
  /** Places it in its parent; never changes its look. */
  className?: string | undefined;
}

export interface StackProps extends BoxProps {
  gap?: Gap;
  /** As wide as each is, instead of all as wide as the stack. */
  align?: 'start' | 'center' | 'end';
  /** A hairline between its children. */
  isRuled?: boolean;
}

/** Puts even space between its children, one under the other. */
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
  /** Where what is left of the line goes; at the end otherwise. */
  justify?: 'between' | 'end';
  /** Does not wrap: the children share the line however narrow it is. */
  isOneLine?: boolean;
}

/** Puts its children side by side, wrapping where there is no room. */
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
  /** Equal ones, or a main one with one beside it. */
  count: 'two' | 'three' | 'side';
  /** The width of the window from which there are columns: under it, one under the other. */
  from: 640 | 768 | 960;
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

/** A narrow column in the middle: a page that says one thing, and what can be done about it. */
export function NarrowPage({ className, ...rest }: StackProps) {
  return <Stack {...rest} className={classNames(styles.narrow, className)} />;
}

/** The buttons of a page: under each other on a phone, and as wide as it. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The space between a card's edges and a row or a part in it. */
export function Inset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>;
}

/** Around a button without an edge, whose text then begins where the text under it begins. */
export function Outdent({ children }: { children: ReactNode }) {
  return <div className={styles.outdent}>{children}</div>;
}

interface SectionProps extends Omit<BoxProps, 'as' | 'title' | 'isInset'> {
  title: string;
  level?: 2 | 3;
  /** Only read out, because the page's own heading says it. */
  isTitleHidden?: boolean | undefined;
  /** The heading takes the focus by it, when what had the focus is gone. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** A line about it, under the heading. */
  text?: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  gap?: Gap;
}

/** A part of a page under its heading, which names it. */
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
  return (
    <Stack as="section" gap={gap} aria-label={title} className={styles.section} {...rest}>
      <Row justify="between" className={isTitleHidden && !aside ? hidden.hidden : undefined}>
        <div className={isTitleHidden ? hidden.hidden : undefined}>
          <Heading level={level} ref={headingRef} breaks>
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
      {children}
    </Stack>
  );
}

/** A list with a bullet before each line. */
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
  /** The icon's. */
  tone?: TextTone;
  as?: 'li' | 'p' | 'div';
  children: ReactNode;
}

/** A line with a sign before it. */
export function IconLine({ icon, tone, as = 'li', children }: IconLineProps) {
  return (
    <Row as={as} gap={12} align="start" isOneLine>
      <Icon icon={icon} tone={tone} isAtFirstLine />
      {children}
    </Row>
  );
}

/** Around a page to work in rather than to read: a smaller heading leaves room for the work. */
export function Work({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.work, textStyles.work)}>{children}</div>;
}
