import type { ReactNode } from 'react';
import type { User } from '@daybook/schema/contract/user';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { loginPath, pages, signOutRoute, sitePages } from '@daybook/schema/words/routes';
import { BarMenu } from '#navigation/BarMenu.tsx';
import { ADMIN, LOGIN, LOGOUT, MAIN_NAVIGATION, MENU } from '#navigation/navigation-texts.ts';
import {
  ADMIN_LINKS,
  FIRST_LINKS,
  HELP_LINKS,
  LAST_LINKS,
  OWNER_LINKS,
  type NamedLink,
  SITE_LABELS,
} from '#navigation/site-links.ts';
import { nameOf } from '#session/name-of.ts';
import { buttonClass } from '#ui/Button.tsx';
import type { SiteView } from '../page-files.ts';
import bar from '#navigation/bar.module.css';
import styles from '../site-frame.module.css';

interface SiteBarProps {
  name: SiteView;
  user: User | null;
}

export function SiteBar({ name, user }: SiteBarProps) {
  const isAdmin = user?.is_admin ?? false;
  const whose = isAdmin ? 'admin' : user ? 'owner' : 'visitor';
  const links = isAdmin ? <AdminLinks /> : <SiteLinks name={name} isSignedIn={user !== null} />;
  const account = user ? <Account user={user} /> : <Login />;
  return (
    <header className={styles.header} id="top">
      <div className={styles.bar}>
        <a className={bar.name} href={isAdmin ? pages.adminBusinesses : pages.home}>
          {PRODUCT_NAME}
        </a>
        {isAdmin && <span className={bar.mark}>{ADMIN}</span>}
        <nav className={styles.wide} aria-label={MAIN_NAVIGATION} data-links={whose}>
          {links}
          {account}
        </nav>
        <nav className={styles.narrow} aria-label={MENU} data-links={whose}>
          <BarMenu label={MENU} isWholeMenu>
            {links}
            {account}
          </BarMenu>
        </nav>
      </div>
    </header>
  );
}

function SiteLinks({ name, isSignedIn }: { name: SiteView; isSignedIn: boolean }) {
  const here = name === 'notFound' ? undefined : sitePages[name];
  return (
    <>
      {isSignedIn && <LinksTo links={OWNER_LINKS} />}
      <LinksTo links={FIRST_LINKS} here={here} />
      <BarMenu label={SITE_LABELS.howToUse} isHere={HELP_LINKS.some(({ href }) => href === here)}>
        <LinksTo links={HELP_LINKS} here={here} />
      </BarMenu>
      <LinksTo links={LAST_LINKS} here={here} />
    </>
  );
}

const AdminLinks = () => <LinksTo links={ADMIN_LINKS} />;

function LinksTo({ links, here }: { links: readonly NamedLink[]; here?: string | undefined }) {
  return links.map(({ href, label }) => (
    <BarLink key={href} href={href} isHere={href === here}>
      {label}
    </BarLink>
  ));
}

function Login() {
  return (
    <a className={`${buttonClass('secondary')} ${styles.login}`} href={loginPath}>
      {LOGIN}
    </a>
  );
}

function Account({ user }: { user: User }) {
  return (
    <BarMenu label={nameOf(user)}>
      <span className={styles.email}>{user.email}</span>
      <BarLink href={signOutRoute.path} isLogOut>
        {LOGOUT}
      </BarLink>
    </BarMenu>
  );
}

interface BarLinkProps {
  href: string;
  isHere?: boolean;
  /** Whether it logs out (live.ts). */
  isLogOut?: boolean;
  children: ReactNode;
}

function BarLink({ href, isHere = false, isLogOut = false, children }: BarLinkProps) {
  return (
    <a
      className={styles.link}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      data-log-out={isLogOut ? '' : undefined}
    >
      {children}
    </a>
  );
}
