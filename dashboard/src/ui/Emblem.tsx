import type { LucideIcon } from 'lucide-react';
import styles from './emblem.module.css';

interface EmblemProps {
  icon: LucideIcon;
  tone: 'leaf' | 'sky' | 'amber' | 'brick';
}

/**
 * A round sign above a heading that tells a result. It is decorative: the heading tells the result in words.
 */
export function Emblem({ icon: Icon, tone }: EmblemProps) {
  return (
    <span className={`${styles.emblem} ${styles[tone]}`}>
      <Icon className={styles.icon} aria-hidden="true" />
    </span>
  );
}
