import { useId, type ReactNode } from 'react';
import styles from './start-card.module.css';

interface StartCardProps {
  title: string;
  explanation?: string;
  children: ReactNode;
}

/** A card above the overview of a new business. */
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
