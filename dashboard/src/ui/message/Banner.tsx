import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { tints } from '../Text.tsx';
import styles from './message.module.css';

const icons = { leaf: CircleCheck, amber: TriangleAlert, brick: CircleAlert };

interface BannerProps {
  /** leaf: success; amber: needs attention; brick: failure. */
  tone: keyof typeof icons;
  children: ReactNode;
  action?: ReactNode;
  /** Reads the banner out when it appears. One that is shown from the start doesn't need it. */
  isAnnounced?: boolean;
}

export function Banner({ tone, children, action, isAnnounced = false }: BannerProps) {
  const role = tone === 'brick' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.banner, tints[tone])} role={isAnnounced ? role : undefined}>
      <Icon icon={icons[tone]} />
      <div className={styles.bannerText}>{children}</div>
      {action}
    </div>
  );
}
