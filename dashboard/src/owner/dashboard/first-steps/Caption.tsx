import styles from './caption.module.css';

/** A caption above one of the ways to share a diary. */
export function Caption({ children }: { children: string }) {
  return <h3 className={styles.caption}>{children}</h3>;
}
