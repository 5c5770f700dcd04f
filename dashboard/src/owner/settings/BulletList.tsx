import styles from './bullet-list.module.css';

/** Lines with a dot before each. */
export function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
