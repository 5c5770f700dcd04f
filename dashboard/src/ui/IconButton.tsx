import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  icon: LucideIcon;
  /** What it does, read out and shown as a tooltip. */
  label: string;
  hasEdge?: boolean;
  /** Cannot be pressed for now. Unlike `disabled`, it keeps the focus of the press that made it so. */
  isHeld?: boolean;
}

/** A button with only a sign, where the sign is clear: close, next, more. */
export function IconButton({
  icon,
  label,
  hasEdge = false,
  isHeld = false,
  onClick,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={styles.iconButton}
      data-edge={hasEdge || undefined}
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? undefined : onClick}
      aria-label={label}
      title={label}
    >
      <Icon icon={icon} />
    </button>
  );
}
