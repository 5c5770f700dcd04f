import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { sumText } from '@daybook/schema/rules/money';
import { Badge } from '../../ui/Badge.tsx';
import { counted } from '../../ui/number-text.ts';
import type { Column } from '../../ui/table/Table.tsx';
import { RowText } from '../../ui/Text.tsx';
import { ACTIONS, COUPON, DELETE, PAID } from '../list/list-texts.ts';
import { RowButton } from '../list/RowButton.tsx';
import { dayOf, momentOf } from '../uk-time.ts';
import { Portrait } from './Portrait.tsx';
import { callOf, fullName } from './user-name.ts';
import { lastSeen, latestBusiness, NO_BUSINESS, USER_COLUMNS } from './user-texts.ts';
import styles from './user-columns.module.css';

export function userColumns(onDelete: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    { heading: USER_COLUMNS.user, isTitle: true, cell: (user) => <Who user={user} /> },
    {
      heading: USER_COLUMNS.activity,
      isNumeric: true,
      cell: ({ total_bookings, last_seen }) => (
        <div>
          {counted(total_bookings, 'booking')}
          <RowText as="div" look="soft">
            {lastSeen(momentOf(last_seen))}
          </RowText>
        </div>
      ),
    },
    { heading: USER_COLUMNS.businesses, cell: (user) => <Businesses user={user} /> },
    { heading: USER_COLUMNS.first_seen, isNumeric: true, cell: ({ first_seen }) => dayOf(first_seen) },
    {
      heading: ACTIONS,
      isActions: true,
      cell: (user) => (
        <RowButton subject={callOf(user)} onClick={() => onDelete(user)}>
          {DELETE}
        </RowButton>
      ),
    },
  ];
}

function Who({ user }: { user: AdminUser }) {
  const name = fullName(user);
  return (
    <span className={styles.who}>
      <Portrait user={user} />
      <span>
        {name ?? user.email}
        {name === null ? null : (
          <RowText as="div" look="soft">
            {user.email}
          </RowText>
        )}
      </span>
    </span>
  );
}

function Businesses({ user }: { user: AdminUser }) {
  const { business_count, has_paid_business, has_used_coupon, latest_business_name, total_revenue } = user;
  if (business_count === 0) return NO_BUSINESS;
  return (
    <div className={styles.businesses}>
      <div>
        {counted(business_count, 'business', 'businesses')}{' '}
        {has_paid_business ? (
          <Badge tone={has_used_coupon ? 'sky' : 'leaf'}>{has_used_coupon ? COUPON : PAID}</Badge>
        ) : null}
        {latest_business_name === null ? null : (
          <RowText as="div" look="soft">
            {latestBusiness(latest_business_name)}
          </RowText>
        )}
      </div>
      <div className={styles.revenue}>{sumText(total_revenue)}</div>
    </div>
  );
}
