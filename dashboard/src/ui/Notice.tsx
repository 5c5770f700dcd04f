import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { information: Info, warning: TriangleAlert, error: CircleAlert };

interface NoticeProps {
  tone: keyof typeof icons;
  children: ReactNode;
  /** Read out at once when it appears: for what a press has just caused. */
  isAnnounced?: boolean;
}

export function Notice({ tone, children, isAnnounced = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={isAnnounced ? 'alert' : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
