import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

export type TextTone = 'ink' | 'soft' | 'faint' | 'leaf' | 'sky' | 'amber' | 'brick';

/** A tone with its background, for a badge or a message. */
export const tints = {
  leaf: styles.tintLeaf,
  sky: styles.tintSky,
  amber: styles.tintAmber,
  brick: styles.tintBrick,
};
export type Tint = keyof typeof tints;

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?:
    | 'p'
    | 'span'
    | 'strong'
    | 'div'
    | 'time'
    | 'li'
    | 'dt'
    | 'dd'
    | 'legend'
    | 'figcaption'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4';
  /** One of the sizes in tokens.css. Size, weight and tone default to those of the surrounding text. */
  size?: 14 | 16 | 18 | 22 | 28;
  weight?: 'regular' | 'medium' | 'strong';
  tone?: TextTone | undefined;
  isDisplay?: boolean;
  /** Uses digits of equal width, so that figures line up. */
  isFigures?: boolean;
  /** Breaks long words, for text that people typed. */
  breaks?: boolean;
  /** Limits the width to what is easy to read. */
  isMeasured?: boolean;
  ref?: Ref<HTMLElement> | undefined;
  /** Only for its place in the parent, never for its look. */
  className?: string | undefined;
}

export function Text({
  as = 'p',
  size,
  weight,
  tone,
  isDisplay = false,
  isFigures = false,
  breaks = false,
  isMeasured = false,
  className,
  ...rest
}: TextProps) {
  const look = classNames(
    size && styles[`size${size}`],
    weight && styles[weight],
    tone && styles[tone],
    isDisplay && styles.display,
    isFigures && styles.figures,
    breaks && styles.breaks,
    isMeasured && styles.measure,
    className,
  );
  return createElement(as, { ...rest, className: look });
}

interface HeadingProps extends Omit<TextProps, 'as' | 'weight'> {
  level?: 2 | 3 | 4;
}

/** Shows a heading: 18 px on level 2, 16 px below. With a `ref` it can take the focus. */
export function Heading({ level = 2, size = level === 2 ? 18 : 16, ref, ...rest }: HeadingProps) {
  return (
    <Text as={`h${level}`} weight="strong" tabIndex={ref ? -1 : undefined} size={size} ref={ref} {...rest} />
  );
}

interface RowTextProps extends Omit<TextProps, 'size' | 'weight' | 'tone'> {
  /** `strong` is the row's subject, `soft` more about it. */
  look: 'strong' | 'soft';
}

export function RowText({ look, as = 'span', ...rest }: RowTextProps) {
  return look === 'strong' ? (
    <Text as={as} weight="strong" breaks {...rest} />
  ) : (
    <Text as={as} size={14} weight="regular" tone="soft" breaks {...rest} />
  );
}
