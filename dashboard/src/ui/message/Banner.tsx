import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { CLOSE } from '../interface-texts.ts';
import { IconButton } from '../IconButton.tsx';
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
  onClose?: () => void;
  /** Reads the banner out when it appears. One that is shown from the start doesn't need it. */
  isAnnounced?: boolean;
}

export function Banner({ tone, children, action, onClose, isAnnounced = false }: BannerProps) {
  const role = tone === 'brick' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.banner, tints[tone])} role={isAnnounced ? role : undefined}>
      <Icon icon={icons[tone]} />
      <div className={styles.bannerText}>{children}</div>
      {action}
      {onClose ? <IconButton icon={X} label={CLOSE} onClick={onClose} /> : null}
    </div>
  );
}
