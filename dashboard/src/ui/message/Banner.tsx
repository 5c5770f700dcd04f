import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CLOSE } from '../interface-texts.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './banner.module.css';

const icons = { leaf: CircleCheck, amber: TriangleAlert, brick: CircleAlert };

interface BannerProps {
  /** Went well, needs something of you, went wrong. */
  tone: keyof typeof icons;
  children: ReactNode;
  /** A link or a button at its end. */
  action?: ReactNode;
  onClose?: () => void;
  /** Read out when it appears; what stands there from the start need not be. */
  isAnnounced?: boolean;
}

/** A line across the page about the whole of it. */
export function Banner({ tone, children, action, onClose, isAnnounced = false }: BannerProps) {
  const Icon = icons[tone];
  const role = tone === 'brick' ? 'alert' : 'status';
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={isAnnounced ? role : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
      {onClose ? <IconButton icon={X} label={CLOSE} onClick={onClose} /> : null}
    </div>
  );
}
