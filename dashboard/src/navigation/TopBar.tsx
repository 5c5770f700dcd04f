import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pages, sitePages, type SitePageName } from '@daybook/schema/words/routes';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { IconButton } from '../ui/IconButton.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { Account } from './Account.tsx';
import { AccountInPlace } from './AccountInPlace.tsx';
import { BarLinks, type BarLink } from './BarLinks.tsx';
import { LoginButton } from './LoginButton.tsx';
import { ADMIN, DASHBOARD, MAIN_NAVIGATION, MENU, SETTINGS } from './navigation-texts.ts';
import { SITE_LABELS } from './site-texts.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** Stands beside the name: which business this is about. */
  children?: ReactNode;
  /** Links of this page, before the others. */
  links?: readonly BarLink[];
}

const AdminLinks = lazy(async () => ({ default: (await import('./AdminLinks.tsx')).AdminLinks }));

const siteLink = (name: SitePageName): BarLink => ({
  to: sitePages[name],
  label: SITE_LABELS[name],
  isRendered: true,
});
const SITE_LINKS = (['home', 'about', 'howToUse', 'pricing', 'contact'] as const).map(siteLink);
const OWNER_LINKS: readonly BarLink[] = [
  siteLink('home'),
  { to: pages.dashboard, label: DASHBOARD },
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
  const standing = isAdmin ? (
    <Suspense fallback={null}>
      <AdminLinks />
    </Suspense>
  ) : (
    <BarLinks links={user ? OWNER_LINKS : SITE_LINKS} />
  );
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <header className={styles.header} data-admin={isAdmin || undefined} onKeyDown={closeOnEscape}>
      {isAdmin ? (
        <Link className={styles.name} to={pages.adminBusinesses}>
          {PRODUCT_NAME}
        </Link>
      ) : (
        <a className={styles.name} href={pages.home}>
          {PRODUCT_NAME}
        </a>
      )}
      {isAdmin ? <span className={styles.mark}>{ADMIN}</span> : null}
      {/* Parts that load later grow to the right or stand apart, so that nothing moves when they arrive. */}
      <div className={styles.place}>
        {children}
        <div className={styles.pageLinks}>
          <BarLinks links={links} />
        </div>
      </div>
      {isPending ? null : (
        <nav className={styles.wide} aria-label={MAIN_NAVIGATION}>
          {standing}
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
        <BarLinks links={links} />
        {standing}
        {isPending ? null : (
          <div className={styles.atMenusEnd}>
            {user ? <AccountInPlace user={user} /> : <LoginButton kind="secondary" />}
          </div>
        )}
      </nav>
    </header>
  );
}
