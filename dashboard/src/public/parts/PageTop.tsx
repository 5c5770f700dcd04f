import type { ReactNode } from 'react';
import styles from './page-top.module.css';

interface PageTopProps {
  heading: ReactNode;
  /** What the page is about, in a sentence or two. */
  lede?: ReactNode;
}

/** The heading of a public page. */
export function PageTop({ heading, lede }: PageTopProps) {
  return (
    <div className={styles.top}>
      <h1 className={styles.heading}>{heading}</h1>
      {lede !== undefined && <p className={styles.lede}>{lede}</p>}
    </div>
  );
}
