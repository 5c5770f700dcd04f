import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { TextTone } from './Text.tsx';
import styles from './text.module.css';

interface IconProps {
  icon: LucideIcon;
  size?: 16 | 20 | 24 | 32;
  /** The surrounding text's tone by default. */
  tone?: TextTone | undefined;
  /** Aligns the icon with the first of several lines. */
  isAtFirstLine?: boolean;
}

/** Shows a decorative icon: the words next to it say the same. */
export function Icon({ icon: Sign, size = 20, tone, isAtFirstLine = false }: IconProps) {
  const look = classNames(styles[`icon${size}`], tone && styles[tone], isAtFirstLine && styles.atFirstLine);
  return <Sign className={look} aria-hidden="true" />;
}
