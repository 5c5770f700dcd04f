import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { TextTone } from './Text.tsx';
import styles from './text.module.css';

interface IconProps {
  icon: LucideIcon;
  size?: 16 | 20 | 24 | 32;
  /** The tone of the text around it where it is left out. */
  tone?: TextTone | undefined;
  /** Stands beside several lines, as high as the first of them. */
  isAtFirstLine?: boolean;
}

/** A decorative sign: the words beside it say the same. */
export function Icon({ icon: Sign, size = 20, tone, isAtFirstLine = false }: IconProps) {
  const look = classNames(styles[`icon${size}`], tone && styles[tone], isAtFirstLine && styles.atFirstLine);
  return <Sign className={look} aria-hidden="true" />;
}
