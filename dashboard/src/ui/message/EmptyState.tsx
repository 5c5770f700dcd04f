import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** What will appear here. */
  children: ReactNode;
  /** The one action that makes it appear. */
  action?: ReactNode;
  /** The level of its heading in the page. */
  level?: 2 | 3;
}

export function EmptyState({ icon: Icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      {Icon ? <Icon className={styles.icon} aria-hidden="true" /> : null}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
