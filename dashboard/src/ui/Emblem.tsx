import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './signs.module.css';
import { tints, type Tint } from './Text.tsx';

interface EmblemProps {
  icon: LucideIcon;
  tone: Tint;
}

/**
 * A round sign above a heading that tells a result. It is decorative: the heading tells the result in words.
 */
export function Emblem({ icon, tone }: EmblemProps) {
  return (
    <span className={classNames(styles.emblem, tints[tone])}>
      <Icon icon={icon} size={24} />
    </span>
  );
}
