import type { User } from '@daybook/schema/contract/user';
import { Button } from '../ui/Button.tsx';
import { LOGOUT } from './navigation-texts.ts';
import styles from './account-in-place.module.css';
import { useLogOut } from './use-log-out.ts';

/** The account's entries in the menu of a phone, where they need no menu of their own. */
export function AccountInPlace({ user }: { user: User }) {
  const logOut = useLogOut();
  return (
    <div className={styles.account}>
      <p className={styles.email}>{user.email}</p>
      <Button onClick={logOut}>{LOGOUT}</Button>
    </div>
  );
}
