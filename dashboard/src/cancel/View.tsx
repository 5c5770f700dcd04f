import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './view.module.css';

interface ViewProps {
  emblem?: ReactNode;
  title: string;
  /** Under the title: what this is about. */
  lead: ReactNode;
  /** The title takes the focus when the view appears. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** One state of the cancel page, from its heading on. */
export function View({ emblem, title, lead, takesFocus = false, children }: ViewProps) {
  return (
    <div className={styles.view}>
      <div className={styles.opening}>
        {emblem}
        <PageHeading title={title} takesFocus={takesFocus}>
          {title}
        </PageHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}
