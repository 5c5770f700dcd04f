import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import type { User } from '@daybook/schema/contract/user';
import { nameOf } from '../session/name-of.ts';
import { Menu } from '../ui/menu/Menu.tsx';
import { accountOf, LOGOUT } from './navigation-texts.ts';
import styles from './account.module.css';
import { useLogOut } from './use-log-out.ts';

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
      <span className={styles.name}>{name}</span>
      <ChevronDown className={styles.icon} aria-hidden="true" />
    </Menu>
  );
}
