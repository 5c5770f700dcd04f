import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The fragment of its address. */
  id?: string;
  summary: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
}

/** Shows a line that opens what is below it. It is a <details>, so the browser's search opens it too. */
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
