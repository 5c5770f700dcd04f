import styles from './button.module.css';

/**
 * `primary` is the one next step of a view; `danger` is a next step that destroys something; `quiet` is only
 * text.
 */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}
