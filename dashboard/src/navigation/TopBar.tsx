import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { IconButton } from '../ui/IconButton.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { Account } from './Account.tsx';
import { AccountInPlace } from './AccountInPlace.tsx';
import { LoginButton } from './LoginButton.tsx';
import { ADMIN, ADMIN_LABELS, DASHBOARD, HOME, MAIN_NAVIGATION, MENU, SETTINGS } from './navigation-texts.ts';
import styles from './top-bar.module.css';

interface BarLink {
  to: string;
  label: string;
  /** True for a page that the server renders: it opens in a tab of its own. */
  isOutside?: boolean;
}

interface TopBarProps {
  /** Stands beside the name: which business this is about. */
  children?: ReactNode;
  /** Links of this page, before the others. */
  links?: readonly BarLink[];
}

const HOME_LINK: BarLink = { to: pages.home, label: HOME };
const OWNER_LINKS: readonly BarLink[] = [
  HOME_LINK,
  { to: pages.dashboard, label: DASHBOARD },
  { to: pages.settings, label: SETTINGS },
];

const ADMIN_LINKS: readonly BarLink[] = [
  { to: pages.adminCoupons, label: ADMIN_LABELS.coupons },
  { to: pages.adminBusinesses, label: ADMIN_LABELS.businesses },
  { to: pages.adminUsers, label: ADMIN_LABELS.users },
  { to: pages.adminNewsletter, label: ADMIN_LABELS.newsletter },
  { to: pages.adminEmail, label: ADMIN_LABELS.email },
  { to: pages.adminAudit, label: ADMIN_LABELS.audit },
  { to: pages.settings, label: SETTINGS },
];

/** The bar over every page. On a phone its links are behind a button, which closes by itself on navigation. */
export function TopBar({ children, links = [] }: TopBarProps) {
  const { user, isPending } = useSession();
  const menuId = useId();
  const location = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // The menu is open only at the address at which it was opened: any navigation closes it.
  const isOpen = openAt === location.key;
  const close = () => setOpenAt(null);
  const isAdmin = user?.is_admin ?? false;
  const standing = isAdmin ? ADMIN_LINKS : user ? OWNER_LINKS : [HOME_LINK];
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <header className={styles.header} data-admin={isAdmin || undefined} onKeyDown={closeOnEscape}>
      <Link className={styles.name} to={isAdmin ? pages.adminBusinesses : pages.home}>
        {PRODUCT_NAME}
      </Link>
      {isAdmin ? <span className={styles.mark}>{ADMIN}</span> : null}
      {/* What arrives later grows from the left or stands apart, so that nothing moves. */}
      <div className={styles.place}>
        {children}
        <div className={styles.pageLinks}>
          <Links links={links} />
        </div>
      </div>
      {isPending ? null : (
        <nav className={styles.wide} aria-label={MAIN_NAVIGATION}>
          <Links links={standing} />
          {user ? <Account user={user} /> : <LoginButton kind="quiet" isInBar />}
        </nav>
      )}
      <div className={styles.narrow}>
        <IconButton
          icon={isOpen ? X : MenuIcon}
          label={MENU}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenAt(isOpen ? null : location.key)}
        />
      </div>
      <nav id={menuId} className={styles.menu} aria-label={MAIN_NAVIGATION} hidden={!isOpen}>
        <Links links={[...links, ...standing]} />
        {isPending ? null : (
          <div className={styles.atMenusEnd}>
            {user ? <AccountInPlace user={user} /> : <LoginButton kind="secondary" />}
          </div>
        )}
      </nav>
    </header>
  );
}

function Links({ links }: { links: readonly BarLink[] }) {
  const { pathname } = useLocation();
  return links.map(({ to, label, isOutside }) =>
    isOutside ? (
      <a key={label} className={styles.link} href={to} target="_blank" rel="noopener">
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

/** On that page, or on one that lies under it. */
const isAt = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`);
