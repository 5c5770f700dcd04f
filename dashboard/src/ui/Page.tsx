import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface PageProps {
  header: ReactNode;
  footer: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** Frames every page: a skip link, a header, the content, a footer, and what stays at the foot of a phone's window. */
export function Page({ header, footer, foot = null, children }: PageProps) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {header}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {foot}
    </div>
  );
}
