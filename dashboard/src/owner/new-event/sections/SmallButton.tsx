import type { ComponentProps } from 'react';
import styles from './small-button.module.css';

/** One of many small buttons: a weekday, which may be pressed or not, or a date to remove. */
export function SmallButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={styles.button} />;
}
