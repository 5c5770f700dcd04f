import type { ReactNode } from 'react';
import styles from './list-link.module.css';

interface ListLinkProps {
  href: string;
  /** In the colour of the text around it, and underlined only where somebody points at it. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** A link that is all that its line holds: as high as a finger wants it, and closer to the next where there is a mouse's room. */
export function ListLink({ href, isQuiet = false, children }: ListLinkProps) {
  return (
    <a className={styles.link} href={href} data-quiet={isQuiet || undefined}>
      {children}
    </a>
  );
}
