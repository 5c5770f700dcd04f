import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import styles from './bar.module.css';

interface BarMenuProps {
  label: string;
  isHere?: boolean;
  /** Whether it contains all links of the bar, on a narrow window. */
  isWholeMenu?: boolean;
  children: ReactNode;
}

/** Shows links in a menu. It is a <details>, so it opens without a script; close-menus.ts also closes it. */
export function BarMenu({ label, isHere = false, isWholeMenu = false, children }: BarMenuProps) {
  return (
    <details className={isWholeMenu ? styles.whole : styles.menu} data-bar-menu="">
      <summary className={styles.summary} data-here={isHere || undefined}>
        {isWholeMenu && <MenuIcon className={styles.icon} aria-hidden="true" />}
        <span className={styles.label}>{label}</span>
        {!isWholeMenu && <ChevronDown className={styles.chevron} aria-hidden="true" />}
      </summary>
      <div className={styles.links}>{children}</div>
    </details>
  );
}
