import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What its address ends with. */
  id?: string;
  summary: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
}

/**
 * A line that opens what is under it. It is the browser's own element, which a search in the page opens too.
 */
export function Disclosure({ id, summary, children, isOpenAtFirst = false }: DisclosureProps) {
  return (
    <details id={id} className={styles.disclosure} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
