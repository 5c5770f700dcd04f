import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import styles from './bar-menu.module.css';

interface BarMenuProps {
  label: string;
  /** One of its pages is the one that is shown. */
  isHere?: boolean;
  /** Holds all the links of the bar, on a window too narrow for them. */
  isWholeMenu?: boolean;
  children: ReactNode;
}

/**
 * Links that open under a word of the bar: the browser's own element, so that it opens without a script. The script
 * (close-menus.ts) also closes it.
 */
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
