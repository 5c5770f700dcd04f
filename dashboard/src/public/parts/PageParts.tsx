import type { ReactNode } from 'react';
import styles from './page-parts.module.css';

interface PageTopProps {
  heading: ReactNode;
  lede?: ReactNode;
}

export function PageTop({ heading, lede }: PageTopProps) {
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{heading}</h1>
      {lede !== undefined && <p className={styles.lede}>{lede}</p>}
    </div>
  );
}

interface BandProps extends PageTopProps {
  /** The section's id, also the fragment of its address. */
  id: string;
  children: ReactNode;
}

export function Band({ id, heading, lede, children }: BandProps) {
  return (
    <section className={styles.band} id={id} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 className={styles.heading} id={`${id}-heading`}>
          {heading}
        </h2>
        {lede !== undefined && <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </section>
  );
}

interface ListLinkProps {
  href: string;
  /** A softer colour, without an underline. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Shows a link on its own line, high enough for a finger, and lower for a mouse. */
export function ListLink({ href, isQuiet = false, children }: ListLinkProps) {
  return (
    <a className={styles.link} href={href} data-quiet={isQuiet || undefined}>
      {children}
    </a>
  );
}
