import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '@daybook/schema/contract/user';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { nameOf } from '#session/name-of.ts';
import { useSession, useLogOut } from '#session/SessionContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { Text } from '#ui/Text.tsx';
import { BarLinks, type BarLink } from './BarLinks.tsx';
import { BarMenu } from './BarMenu.tsx';
import { closeMenus } from './close-menus.ts';
import { LoginButton } from './LoginButton.tsx';
import { ADMIN, MAIN_NAVIGATION, MENU, accountOf, LOGOUT } from './navigation-texts.ts';
import {
  ADMIN_LINKS,
  FIRST_LINKS,
  HELP_LINKS,
  LAST_LINKS,
  OWNER_LINKS,
  type NamedLink,
  SITE_LABELS,
} from './site-links.ts';
import bar from './bar.module.css';
import styles from './top-bar.module.css';

interface TopBarProps {
  children?: ReactNode;
  links?: readonly BarLink[];
}

/** Shows the bar. On a phone its links are in a menu, which closes automatically on navigation. */
export function TopBar({ children, links = [] }: TopBarProps) {
  const { user, isPending } = useSession();
  const menuId = useId();
  const location = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // The menu is open only at the address where it was opened, so any navigation closes it.
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
        <Link className={bar.name} to={pages.adminBusinesses}>
          {PRODUCT_NAME}
        </Link>
      ) : (
        <a className={bar.name} href={pages.home}>
          {PRODUCT_NAME}
        </a>
      )}
      {isAdmin ? <span className={bar.mark}>{ADMIN}</span> : null}
      {/* What loads later grows to the right, so that nothing moves. */}
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
        {isOwner ? <BarLinks links={OWNER_LINKS} /> : null}
        <BarLinks links={links} />
        <BarLinks links={isAdmin ? ADMIN_LINKS : SITE_LINKS} />
        {isPending ? null : (
          <div className={styles.atMenusEnd}>
            {user ? <AccountInPlace user={user} /> : <LoginButton kind="secondary" />}
          </div>
        )}
      </nav>
    </header>
  );
}

function Account({ user }: { user: User }) {
  const logOut = useLogOut();
  const name = nameOf(user);
  return (
    <Menu
      label={accountOf(name)}
      heading={user.email}
      items={[{ label: LOGOUT, icon: LogOut, onChoose: logOut }]}
    >
      <span className={styles.accountName}>{name}</span>
      <Icon icon={ChevronDown} size={16} />
    </Menu>
  );
}

/** Shows the account's links in the phone's menu, where they need no menu of their own. */
function AccountInPlace({ user }: { user: User }) {
  const logOut = useLogOut();
  return (
    <div className={styles.inPlace}>
      <Text size={14} tone="faint" breaks>
        {user.email}
      </Text>
      <Button onClick={logOut}>{LOGOUT}</Button>
    </div>
  );
}

const SITE_LINKS: readonly NamedLink[] = [...FIRST_LINKS, ...HELP_LINKS, ...LAST_LINKS];

/** Shows the bar's links. An owner's own come first, and stay when there is no space for the others. */
function SiteLinks({ isOwner }: { isOwner: boolean }) {
  return (
    <>
      {isOwner ? <BarLinks links={OWNER_LINKS} /> : null}
      <div className={styles.site} data-owner={isOwner || undefined}>
        <BarLinks links={FIRST_LINKS} />
        <BarMenu label={SITE_LABELS.howToUse}>
          <BarLinks links={HELP_LINKS} />
        </BarMenu>
        <BarLinks links={LAST_LINKS} />
      </div>
    </>
  );
}
