import { Link, useLocation } from 'react-router';
import { sitePages } from '@daybook/schema/words/routes';
import type { NamedLink } from './site-links.ts';
import styles from './bar.module.css';

export interface BarLink extends NamedLink {
  isOutside?: boolean;
}

/** The server renders these pages, so the browser loads them. */
const RENDERED: readonly string[] = Object.values(sitePages);

export function BarLinks({ links }: { links: readonly BarLink[] }) {
  const { pathname } = useLocation();
  return links.map(({ href, label, isOutside }) =>
    isOutside || RENDERED.includes(href) ? (
      <a key={label} className={styles.link} href={href} {...(isOutside ? IN_ITS_OWN_TAB : {})}>
        {label}
      </a>
    ) : (
      <Link
        key={label}
        className={styles.link}
        to={href}
        aria-current={isAt(href, pathname) ? 'page' : undefined}
      >
        {label}
      </Link>
    ),
  );
}

const IN_ITS_OWN_TAB = { target: '_blank', rel: 'noopener' } as const;

const isAt = (href: string, pathname: string) => pathname === href || pathname.startsWith(`${href}/`);
