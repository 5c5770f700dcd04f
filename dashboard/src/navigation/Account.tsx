import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import type { User } from '@daybook/schema/contract/user';
import { nameOf } from '../session/name-of.ts';
import { useLogOut } from '../session/SessionContext.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/menu/Menu.tsx';
import { Text } from '../ui/Text.tsx';
import { accountOf, LOGOUT } from './navigation-texts.ts';
import styles from './account.module.css';

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
      <Icon icon={ChevronDown} size={16} />
    </Menu>
  );
}

/** The account's entries in the menu of a phone, where they need no menu of their own. */
export function AccountInPlace({ user }: { user: User }) {
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
