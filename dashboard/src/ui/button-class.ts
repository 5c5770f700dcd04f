import styles from './button.module.css';

/** `primary` is the one next step of a view; `danger` the same where it destroys; `quiet` is text alone. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}
