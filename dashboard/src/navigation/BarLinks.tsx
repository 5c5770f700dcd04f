import { Link, useLocation } from 'react-router';
import styles from './bar-links.module.css';

export interface BarLink {
  to: string;
  label: string;
  /** True for a page that the server renders: the browser loads it. */
  isRendered?: boolean;
  /** Such a page opens in a tab of its own. */
  isOutside?: boolean;
}

export function BarLinks({ links }: { links: readonly BarLink[] }) {
  const { pathname } = useLocation();
  return links.map(({ to, label, isRendered, isOutside }) =>
    isRendered || isOutside ? (
      <a key={label} className={styles.link} href={to} {...(isOutside ? IN_ITS_OWN_TAB : {})}>
        {label}
      </a>
    ) : (
      <Link
        key={label}
        className={styles.link}
        to={to}
        aria-current={isAt(to, pathname) ? 'page' : undefined}
      >
        {label}
      </Link>
    ),
  );
}

const IN_ITS_OWN_TAB = { target: '_blank', rel: 'noopener' } as const;

/** On that page, or on one that lies under it. */
const isAt = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`);
