import styles from './loading.module.css';

/** Turns while something goes on; the words beside it say what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
