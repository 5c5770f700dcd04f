import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { tints, type Tint } from './Text.tsx';
import styles from './text.module.css';

interface EmblemProps {
  icon: LucideIcon;
  tone: Tint;
}

/** Shows a round icon above a heading. It is decorative: the heading says the same in words. */
export function Emblem({ icon, tone }: EmblemProps) {
  return (
    <span className={classNames(styles.emblem, tints[tone])}>
      <Icon icon={icon} size={24} />
    </span>
  );
}
