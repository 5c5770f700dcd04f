import { useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import styles from './chart-card.module.css';

interface ChartCardProps {
  title: string;
  /** What the figures are of, and over which time. */
  text: string;
  /** Chooses what is drawn. */
  choice?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  /** What has to be known of the figures, under either. */
  note?: string;
}

export const SHOW_AS_TABLE = 'Show as table';
export const SHOW_AS_CHART = 'Show as chart';

/** A drawing, and the same as a table for people who prefer figures. */
export function ChartCard({ title, text, choice, chart, table, note }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <Button kind="quiet" onClick={() => setIsTable(!isTable)}>
          {isTable ? SHOW_AS_CHART : SHOW_AS_TABLE}
        </Button>
      </div>
      {isTable ? (
        table
      ) : (
        <>
          {choice}
          {chart}
        </>
      )}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </section>
  );
}
