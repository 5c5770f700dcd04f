import { useState } from 'react';
import type { AdminUser } from '@daybook/schema/contract/admin/users';
import styles from './portrait.module.css';
import { initialsOf } from './user-name.ts';

const SIZE = 36;

/** The account's picture at Google; initials where it has none, or it does not load. The name stands beside it. */
export function Portrait({ user }: { user: AdminUser }) {
  const [failed, setFailed] = useState<string | null>(null);
  const { picture } = user.google_user_data;
  return picture === null || picture === failed ? (
    <span className={`${styles.portrait} ${styles.initials}`} aria-hidden="true">
      {initialsOf(user)}
    </span>
  ) : (
    <img
      className={styles.portrait}
      src={picture}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(picture)}
    />
  );
}
