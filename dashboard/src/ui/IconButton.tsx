import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  icon: LucideIcon;
  /** What it does, read out and shown as a tooltip. */
  label: string;
  hasEdge?: boolean;
}

/** A press that a sign alone makes clear: close, next, more. */
export function IconButton({ icon: Icon, label, hasEdge = false, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={styles.button}
      data-edge={hasEdge || undefined}
      aria-label={label}
      title={label}
    >
      <Icon className={styles.icon} aria-hidden="true" />
    </button>
  );
}
