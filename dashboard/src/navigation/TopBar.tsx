import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { ADMIN_LINKS } from './site-links.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { Account, AccountInPlace } from './Account.tsx';
import { BarLinks, type BarLink } from './BarLinks.tsx';
import { LoginButton } from './LoginButton.tsx';
import { closeMenus } from './close-menus.ts';
import { ADMIN, MAIN_NAVIGATION, MENU } from './navigation-texts.ts';
import { SiteLinks, SiteLinksInMenu } from './SiteLinks.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** Stands beside the name: which business this is about. */
  children?: ReactNode;
  /** Links of this page, before the others. */
  links?: readonly BarLink[];
}

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
  const isOwner = user !== null && !isAdmin;
  useEffect(() => {
    const leaving = new AbortController();
    closeMenus(document, leaving.signal);
    return () => leaving.abort();
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <header
      id="top"
      className={styles.header}
      data-whose={isAdmin ? 'admin' : isOwner ? 'owner' : 'visitor'}
      onKeyDown={closeOnEscape}
    >
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
      {/* What loads later grows to the right, so that nothing moves when it arrives. */}
      <div className={styles.place}>
        {children}
        <div className={styles.pageLinks}>
          <BarLinks links={links} />
        </div>
      </div>
      {isPending ? null : (
        <nav className={styles.wide} aria-label={MAIN_NAVIGATION}>
          {isAdmin ? <BarLinks links={ADMIN_LINKS} /> : <SiteLinks isOwner={isOwner} />}
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
        {isAdmin ? <BarLinks links={ADMIN_LINKS} /> : <SiteLinksInMenu isOwner={isOwner} />}
        {isPending ? null : (
          <div className={styles.atMenusEnd}>
            {user ? <AccountInPlace user={user} /> : <LoginButton kind="secondary" />}
          </div>
        )}
      </nav>
    </header>
  );
}
