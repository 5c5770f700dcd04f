import type { User } from '@daybook/schema/contract/user';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { loginPath, pages, signOutRoute } from '@daybook/schema/words/routes';
import { ADMIN_LABELS } from '../../navigation/admin-links-texts.ts';
import {
  DASHBOARD,
  LOGIN,
  LOGOUT,
  MAIN_NAVIGATION,
  MENU,
  SETTINGS,
} from '../../navigation/navigation-texts.ts';
import { SITE_LABELS } from '../../navigation/site-texts.ts';
import { nameOf } from '../../session/name-of.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { SiteView } from '../page-files.ts';
import { BarLink } from './BarLink.tsx';
import { BarMenu } from './BarMenu.tsx';
import { FIRST_LINKS, HELP_LINKS, LAST_LINKS, OWNER_PATHS, type SiteLink } from './site-links.ts';
import styles from './site-bar.module.css';

interface SiteBarProps {
  name: SiteView;
  user: User | null;
}

/** The bar over every public page. It opens and leads without a script. */
export function SiteBar({ name, user }: SiteBarProps) {
  const isAdmin = user?.is_admin ?? false;
  const whose = isAdmin ? 'admin' : user ? 'owner' : 'visitor';
  const links = isAdmin ? <AdminLinks /> : <SiteLinks name={name} isSignedIn={user !== null} />;
  const account = user ? <Account user={user} /> : <Login />;
  return (
    <header className={styles.header} id="top">
      <div className={styles.bar}>
        <a className={styles.name} href={isAdmin ? pages.adminBusinesses : pages.home}>
          {PRODUCT_NAME}
        </a>
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
  const linksTo = (links: readonly SiteLink[]) =>
    links.map((link) => (
      <BarLink key={link.name} href={link.href} isHere={link.name === name}>
        {link.label}
      </BarLink>
    ));
  return (
    <>
      {linksTo(FIRST_LINKS)}
      <BarMenu label={SITE_LABELS.howToUse} isHere={HELP_LINKS.some((link) => link.name === name)}>
        {linksTo(HELP_LINKS)}
      </BarMenu>
      {linksTo(LAST_LINKS)}
      {isSignedIn && (
        <>
          <BarLink href={OWNER_PATHS.dashboard}>{DASHBOARD}</BarLink>
          <BarLink href={OWNER_PATHS.settings}>{SETTINGS}</BarLink>
        </>
      )}
    </>
  );
}

/** The admin's own set: the settings and what the platform is run by. */
function AdminLinks() {
  return (
    <>
      <BarLink href={pages.adminCoupons}>{ADMIN_LABELS.coupons}</BarLink>
      <BarLink href={pages.adminBusinesses}>{ADMIN_LABELS.businesses}</BarLink>
      <BarLink href={pages.adminUsers}>{ADMIN_LABELS.users}</BarLink>
      <BarLink href={pages.adminNewsletter}>{ADMIN_LABELS.newsletter}</BarLink>
      <BarLink href={pages.adminEmail}>{ADMIN_LABELS.email}</BarLink>
      <BarLink href={OWNER_PATHS.settings}>{SETTINGS}</BarLink>
    </>
  );
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
