import styles from './goodbye.module.css';

/** Stands empty on the home page, until live-goodbye.ts finds in its address that somebody has just left. */
export function Goodbye() {
  return <p className={styles.goodbye} role="status" data-goodbye="" />;
}
