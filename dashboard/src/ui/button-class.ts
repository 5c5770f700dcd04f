import styles from './button.module.css';

/** `primary` is a view's one next step; `danger` is a destructive one; `quiet` is only text. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}
