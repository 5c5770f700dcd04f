import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import styles from './admin-head.module.css';

interface AdminHeadProps {
  title: string;
  /** What the page is for. */
  text: string;
  /** What is done to the whole of it, at the end of the line. */
  children?: ReactNode;
}

/** The heading of an admin's page, with what is done to the whole of it. */
export function AdminHead({ title, text, children }: AdminHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <PageHeading title={title}>{title}</PageHeading>
        <p className={styles.text}>{text}</p>
      </div>
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
