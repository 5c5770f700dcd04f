import { SectionTitle } from '../SectionTitle.tsx';
import styles from './advice.module.css';

interface AdviceProps {
  title: string;
  lines: readonly string[];
  /** The level of its heading in the page. */
  level: 2 | 3;
}

/** What is worth knowing, or trying. Nothing where there is none. */
export function Advice({ title, lines, level }: AdviceProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionTitle level={level}>{title}</SectionTitle>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
