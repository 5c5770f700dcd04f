import { ChevronDown, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { User } from '@daybook/schema/contract/user';
import { pages } from '@daybook/schema/words/routes';
import { nameOf } from '../session/name-of.ts';
import { useSession } from '../session/SessionContext.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/menu/Menu.tsx';
import { accountOf, LOGOUT } from './navigation-texts.ts';
import styles from './navigation.module.css';

/** The name, with what belongs to the account under it. */
export function Account({ user }: { user: User }) {
  const logOut = useLogOut();
  const name = nameOf(user);
  return (
    <Menu
      label={accountOf(name)}
      heading={user.email}
      items={[{ label: LOGOUT, icon: LogOut, onChoose: logOut }]}
    >
      <span className={styles.account}>{name}</span>
      <ChevronDown className={styles.icon} aria-hidden="true" />
    </Menu>
  );
}

/** The same in the menu of a phone, where it needs no menu of its own. */
export function AccountInPlace({ user }: { user: User }) {
  const logOut = useLogOut();
  return (
    <div className={styles.inPlace}>
      <p className={styles.email}>{user.email}</p>
      <Button onClick={logOut}>{LOGOUT}</Button>
    </div>
  );
}

function useLogOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void navigate(pages.home);
    void signOut();
  };
}
