import type { ReactNode } from 'react';
import styles from './page-parts.module.css';

interface PageTopProps {
  heading: ReactNode;
  /** What the page is about, in a sentence or two. */
  lede?: ReactNode;
}

/** The heading of a public page. */
export function PageTop({ heading, lede }: PageTopProps) {
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{heading}</h1>
      {lede !== undefined && <p className={styles.lede}>{lede}</p>}
    </div>
  );
}

interface BandProps extends PageTopProps {
  /** Names the section, and is what its address ends with. */
  id: string;
  children: ReactNode;
}

/** One idea of a page, with a hairline above it. */
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
  /** In the colour of the text around it, and underlined only where somebody points at it. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** A link on a line of its own: as high as a finger needs, and closer to the next where there is room for a mouse. */
export function ListLink({ href, isQuiet = false, children }: ListLinkProps) {
  return (
    <a className={styles.link} href={href} data-quiet={isQuiet || undefined}>
      {children}
    </a>
  );
}
