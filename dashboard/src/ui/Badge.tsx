import styles from './badge.module.css';

/** Well, of note, needs something, none of these. */
export type BadgeTone = 'leaf' | 'sky' | 'amber' | 'quiet' | 'brick';

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
