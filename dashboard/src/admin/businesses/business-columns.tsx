import { Link } from 'react-router';
import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { priceText } from '@daybook/schema/rules/money';
import { buildPath } from '@daybook/schema/rules/path';
import { EDIT } from '../../ui/interface-texts.ts';
import { diaryPage, pages } from '@daybook/schema/words/routes';
import type { Column } from '../../ui/table/Table.tsx';
import { RowText } from '../../ui/Text.tsx';
import { ACTIONS, DELETE } from '../list/list-texts.ts';
import { RowButton } from '../list/RowButton.tsx';
import { dayOf, momentOf } from '../uk-time.ts';
import { BusinessBadges } from './BusinessBadges.tsx';
import { BUSINESS_COLUMNS, NO_OWNER, trialEnds, wasPrice, withCoupon } from './business-texts.ts';
import styles from './business-columns.module.css';
import { priceBefore, revenueOf } from './revenue.ts';

export type BusinessAction = 'edit' | 'delete';
type Ask = (action: BusinessAction, business: AdminBusiness) => void;

/** The columns of the businesses' table. `now`: milliseconds since 1970. */
export function businessColumns(ask: Ask, now: number): Column<AdminBusiness>[] {
  return [
    {
      heading: BUSINESS_COLUMNS.business,
      isTitle: true,
      cell: (business) => <Name business={business} now={now} />,
    },
    {
      heading: BUSINESS_COLUMNS.owner,
      cell: ({ owner_name, owner_email }) => (
        <div>
          {owner_name ?? owner_email ?? NO_OWNER}
          {owner_name === null || owner_email === null ? null : (
            <RowText as="div" look="soft">
              {owner_email}
            </RowText>
          )}
        </div>
      ),
    },
    {
      heading: BUSINESS_COLUMNS.revenue,
      isMoney: true,
      cell: (business) => <Revenue business={business} />,
    },
    { heading: BUSINESS_COLUMNS.status, cell: (business) => <BusinessBadges {...{ business, now }} /> },
    { heading: BUSINESS_COLUMNS.created, isNumeric: true, cell: ({ created_at }) => dayOf(created_at) },
    {
      heading: ACTIONS,
      isActions: true,
      cell: (business) => (
        <>
          <RowButton subject={business.business_name} onClick={() => ask('edit', business)}>
            {EDIT}
          </RowButton>
          <RowButton subject={business.business_name} onClick={() => ask('delete', business)}>
            {DELETE}
          </RowButton>
        </>
      ),
    },
  ];
}

function Name({ business, now }: { business: AdminBusiness; now: number }) {
  const { id, business_name, business_email, diary_slug, coupon_code, trial_expires_at, has_paid } = business;
  const isOnTrial = !has_paid && trial_expires_at !== null && Date.parse(trial_expires_at) > now;
  const notes = [
    coupon_code === null ? [] : [withCoupon(coupon_code)],
    isOnTrial ? [trialEnds(momentOf(trial_expires_at))] : [],
  ].flat();
  return (
    <>
      <Link className={styles.name} to={buildPath(pages.adminBusiness, { businessId: id })}>
        {business_name}
      </Link>
      <RowText as="div" look="soft">
        {business_email}
      </RowText>
      <RowText as="div" look="soft">
        <a
          className={styles.diary}
          href={buildPath(diaryPage, { slug: diary_slug })}
          target="_blank"
          rel="noopener"
        >
          /diary/{diary_slug}
        </a>
        {notes.map((note) => ` · ${note}`)}
      </RowText>
    </>
  );
}

function Revenue({ business }: { business: AdminBusiness }) {
  const before = priceBefore(business);
  return (
    <div>
      {priceText(revenueOf(business))}
      {before === null ? null : (
        <RowText as="div" look="soft">
          {wasPrice(before)}
        </RowText>
      )}
    </div>
  );
}
