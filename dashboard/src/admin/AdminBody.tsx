import type { ReactNode } from 'react';
import styles from './admin-body.module.css';

/** Holds what an admin's page shows, and the page on which anybody may test email outside production. */
export function AdminBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.admin}>
      <meta name="robots" content="noindex" />
      {children}
    </div>
  );
}
