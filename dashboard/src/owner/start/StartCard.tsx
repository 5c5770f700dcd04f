import { useId, type ReactNode } from 'react';
import styles from './start-card.module.css';

interface StartCardProps {
  title: string;
  explanation?: string;
  children: ReactNode;
}

/** What stands over the overview of a new business, in a card of its own. */
export function StartCard({ title, explanation, children }: StartCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {explanation === undefined ? null : <p className={styles.explanation}>{explanation}</p>}
      {children}
    </section>
  );
}
