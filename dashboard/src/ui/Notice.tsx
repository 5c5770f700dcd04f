import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { tints } from './Text.tsx';
import styles from './message/message.module.css';

const icons = { information: Info, warning: TriangleAlert, error: CircleAlert };
const tones = { information: 'sky', warning: 'amber', error: 'brick' } as const;

interface NoticeProps {
  tone: keyof typeof icons;
  children: ReactNode;
  /** Read out and scrolled into view when it appears: for the result of a click. */
  isAnnounced?: boolean;
}

export function Notice({ tone, children, isAnnounced = false }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnnounced) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnnounced]);
  return (
    <div
      ref={notice}
      className={classNames(styles.notice, tints[tones[tone]])}
      role={isAnnounced ? 'alert' : undefined}
    >
      <Icon icon={icons[tone]} isAtFirstLine />
      <div className={styles.noticeText}>{children}</div>
    </div>
  );
}
