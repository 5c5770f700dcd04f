import { useState } from 'react';
import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { initialsOf } from '@daybook/schema/rules/initials';
import { sumText } from '@daybook/schema/rules/money';
import { counted } from '@daybook/schema/words/counted';
import { Badge } from '#ui/Badge.tsx';
import type { Column } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { ACTIONS, COUPON, DELETE, PAID, NO, YES } from '../list/list-texts.ts';
import { RowButton } from '../list/ListSection.tsx';
import { dayOf, momentOf, isoDayOf } from '../uk-time.ts';
import * as texts from './user-texts.ts';
import styles from '../admin.module.css';

export function userColumns(onDelete: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    { heading: texts.USER_COLUMNS.user, isTitle: true, cell: (user) => <Who user={user} /> },
    {
      heading: texts.USER_COLUMNS.activity,
      isNumeric: true,
      cell: ({ total_bookings, last_seen }) => (
        <div>
          {counted(total_bookings, 'booking')}
          <RowText as="div" look="soft">
            {texts.lastSeen(momentOf(last_seen))}
          </RowText>
        </div>
      ),
    },
    { heading: texts.USER_COLUMNS.businesses, cell: (user) => <Businesses user={user} /> },
    { heading: texts.USER_COLUMNS.first_seen, isNumeric: true, cell: ({ first_seen }) => dayOf(first_seen) },
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
  const { business_count, has_paid_business, has_reduced_price, latest_business_name, total_revenue } = user;
  if (business_count === 0) return texts.NO_BUSINESS;
  return (
    <div className={styles.businesses}>
      <div>
        {counted(business_count, 'business', 'businesses')}{' '}
        {has_paid_business ? (
          <Badge tone={has_reduced_price ? 'sky' : 'leaf'}>{has_reduced_price ? COUPON : PAID}</Badge>
        ) : null}
        {latest_business_name === null ? null : (
          <RowText as="div" look="soft">
            {texts.latestBusiness(latest_business_name)}
          </RowText>
        )}
      </div>
      <div className={styles.revenue}>{sumText(total_revenue)}</div>
    </div>
  );
}

type Named = Pick<AdminUser, 'email' | 'google_user_data'>;

/** Returns 'Ruth Ellis', or null when the account has no name. */
function fullName({ google_user_data: { given_name, family_name } }: Named): string | null {
  return [given_name, family_name].filter(Boolean).join(' ') || null;
}

export const callOf = (user: Named): string => fullName(user) ?? user.email;

const said = (isSo: boolean) => (isSo ? YES : NO);

export const exportedUser: { heading: string; cell: (user: AdminUser) => string | number }[] = [
  { heading: texts.EXPORTED.email, cell: ({ email }) => email },
  { heading: texts.EXPORTED.given_name, cell: ({ google_user_data }) => google_user_data.given_name ?? '' },
  { heading: texts.EXPORTED.family_name, cell: ({ google_user_data }) => google_user_data.family_name ?? '' },
  { heading: texts.EXPORTED.first_seen, cell: ({ first_seen }) => isoDayOf(first_seen) },
  { heading: texts.EXPORTED.last_seen, cell: ({ last_seen }) => isoDayOf(last_seen) },
  { heading: texts.EXPORTED.businesses, cell: ({ business_count }) => business_count },
  { heading: texts.EXPORTED.latest, cell: ({ latest_business_name }) => latest_business_name ?? '' },
  { heading: texts.EXPORTED.paid, cell: ({ has_paid_business }) => said(has_paid_business) },
  { heading: texts.EXPORTED.coupon, cell: ({ has_used_coupon }) => said(has_used_coupon) },
  { heading: texts.EXPORTED.bookings, cell: ({ total_bookings }) => total_bookings },
  { heading: texts.EXPORTED.revenue, cell: ({ total_revenue }) => total_revenue.toFixed(2) },
];

const SIZE = 36;

/** Shows the Google picture, or initials when there is none or it doesn't load. The name is next to it. */
function Portrait({ user }: { user: AdminUser }) {
  const [failed, setFailed] = useState<string | null>(null);
  const { picture } = user.google_user_data;
  return picture === null || picture === failed ? (
    <span className={`${styles.portrait} ${styles.initials}`} aria-hidden="true">
      {initialsOf(callOf(user))}
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
