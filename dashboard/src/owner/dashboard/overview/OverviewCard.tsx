import { useId, type ReactNode, type Ref } from 'react';
import styles from './overview-card.module.css';

interface OverviewCardProps {
  title: string;
  /** The heading takes the focus when the element that had it disappears from the card. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** How many there are, in words; '' where that is not known or none: its line is there before its words. */
  count?: string | undefined;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the overview, in a card of its own. */
export function OverviewCard({ title, headingRef, count, action, children }: OverviewCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {count === undefined ? null : <p className={styles.count}>{count}</p>}
        {action}
      </div>
      {children}
    </section>
  );
}
