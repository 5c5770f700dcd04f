import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { information: Info, warning: TriangleAlert, error: CircleAlert };

interface NoticeProps {
  tone: keyof typeof icons;
  children: ReactNode;
  /** Read out and scrolled into view when it appears: for the result of a press. */
  isAnnounced?: boolean;
}

export function Notice({ tone, children, isAnnounced = false }: NoticeProps) {
  const Icon = icons[tone];
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnnounced) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnnounced]);
  return (
    <div ref={notice} className={`${styles.notice} ${styles[tone]}`} role={isAnnounced ? 'alert' : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
