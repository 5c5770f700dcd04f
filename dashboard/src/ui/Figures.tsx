import styles from './figures.module.css';

interface FiguresProps {
  /** What the figures are about, read out. */
  label: string;
  figures: readonly { label: string; value: number }[];
}

const inEnglish = new Intl.NumberFormat('en-GB');

/** A row of plain figures with their names. It takes more rows where there is not enough room. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label}>{figure.label}</dt>
          <dd className={styles.value}>{inEnglish.format(figure.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
