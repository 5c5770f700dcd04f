import styles from './loading.module.css';

/** Shows that something is going on; the words next to it say what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
