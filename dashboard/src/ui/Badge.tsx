import { classNames } from './class-names.ts';
import { tints } from './Text.tsx';
import styles from './text.module.css';

/** leaf: all is well; sky: worth noting; amber: needs attention; brick: a problem; quiet: none of these. */
export type BadgeTone = 'leaf' | 'sky' | 'amber' | 'quiet' | 'brick';

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span className={classNames(styles.badge, tone === 'quiet' ? styles.quiet : tints[tone])}>
      {children}
    </span>
  );
}
