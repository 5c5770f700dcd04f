import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  icon: LucideIcon;
  /** The button's action, read out and shown as a tooltip. */
  label: string;
  hasEdge?: boolean;
  /** Can't be used for now. Unlike a `disabled` button, it keeps the focus. */
  isHeld?: boolean;
}

/** Shows a button with only an icon, where the icon is clear: close, next, more. */
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
