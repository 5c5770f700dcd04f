import type { ReactNode } from 'react';
import styles from './admin-body.module.css';

/** What stands in an admin's page, and in the one that anybody may test email by. */
export function AdminBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.admin}>
      <meta name="robots" content="noindex" />
      {children}
    </div>
  );
}
