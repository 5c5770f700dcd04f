import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  /** Names the section, and is what its address ends with. */
  id: string;
  heading: ReactNode;
  lede?: ReactNode;
  children: ReactNode;
}

/** One idea of a page, with a hairline above it. */
export function Band({ id, heading, lede, children }: BandProps) {
  return (
    <section className={styles.band} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      {lede !== undefined && <p className={styles.lede}>{lede}</p>}
      {children}
    </section>
  );
}
