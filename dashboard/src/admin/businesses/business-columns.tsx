import { Link } from 'react-router';
import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { priceText, poundsOf } from '@daybook/schema/rules/money';
import { buildPath } from '@daybook/schema/rules/path';
import { diaryPage, pages } from '@daybook/schema/words/routes';
import { EDIT } from '#ui/interface-texts.ts';
import type { Column } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { ACTIONS, DELETE, NO, YES } from '../list/list-texts.ts';
import { RowButton } from '../list/ListSection.tsx';
import { dayOf, momentOf, isoDayOf } from '../uk-time.ts';
import * as texts from './business-texts.ts';
import { BusinessBadges, isPriceReduced } from './BusinessBadges.tsx';
import styles from '../admin.module.css';

export type BusinessAction = 'edit' | 'delete';
type Ask = (action: BusinessAction, business: AdminBusiness) => void;

/** Returns the columns of the businesses table. `now`: milliseconds since 1970. */
export function businessColumns(ask: Ask, now: number): Column<AdminBusiness>[] {
  return [
    {
      heading: texts.BUSINESS_COLUMNS.business,
      isTitle: true,
      cell: (business) => <Name business={business} now={now} />,
    },
    {
      heading: texts.BUSINESS_COLUMNS.owner,
      cell: ({ owner_name, owner_email }) => (
        <div>
          {owner_name ?? owner_email ?? texts.NO_OWNER}
          {owner_name === null || owner_email === null ? null : (
            <RowText as="div" look="soft">
              {owner_email}
            </RowText>
          )}
        </div>
      ),
    },
    {
      heading: texts.BUSINESS_COLUMNS.revenue,
      isMoney: true,
      cell: (business) => <Revenue business={business} />,
    },
    {
      heading: texts.BUSINESS_COLUMNS.status,
      cell: (business) => <BusinessBadges business={business} now={now} />,
    },
    { heading: texts.BUSINESS_COLUMNS.created, isNumeric: true, cell: ({ created_at }) => dayOf(created_at) },
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
    coupon_code === null ? [] : [texts.withCoupon(coupon_code)],
    isOnTrial ? [texts.trialEnds(momentOf(trial_expires_at))] : [],
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
          {texts.wasPrice(before)}
        </RowText>
      )}
    </div>
  );
}

const STANDARD = poundsOf(SETUP_FEE_PENCE);

/** Returns what was paid, in pounds, or the setup fee when no payment is recorded. */
export function revenueOf({ actual_payment }: Pick<AdminBusiness, 'actual_payment'>): number {
  return actual_payment ?? STANDARD;
}

/** Returns the standard price when a coupon changed it, null otherwise. */
export function priceBefore(business: Parameters<typeof isPriceReduced>[0]): string | null {
  return isPriceReduced(business) && revenueOf(business) !== STANDARD ? priceText(STANDARD) : null;
}

/** The columns of the exported file. Dates are ISO 8601, which every spreadsheet reads alike. */
export const exportedBusiness: { heading: string; cell: (business: AdminBusiness) => string }[] = [
  { heading: texts.EXPORTED.business_name, cell: ({ business_name }) => business_name },
  { heading: texts.EXPORTED.business_email, cell: ({ business_email }) => business_email },
  { heading: texts.EXPORTED.business_phone, cell: ({ business_phone }) => business_phone ?? '' },
  { heading: texts.EXPORTED.business_address, cell: ({ business_address }) => business_address ?? '' },
  { heading: texts.EXPORTED.postcode, cell: ({ postcode }) => postcode ?? '' },
  { heading: texts.EXPORTED.diary, cell: ({ diary_slug }) => `/diary/${diary_slug}` },
  { heading: texts.EXPORTED.owner_name, cell: ({ owner_name }) => owner_name ?? '' },
  { heading: texts.EXPORTED.owner_email, cell: ({ owner_email }) => owner_email ?? '' },
  { heading: texts.EXPORTED.revenue, cell: (business) => revenueOf(business).toFixed(2) },
  { heading: texts.EXPORTED.coupon, cell: ({ coupon_code }) => coupon_code ?? '' },
  { heading: texts.EXPORTED.is_active, cell: ({ is_active }) => (is_active ? YES : NO) },
  {
    heading: texts.EXPORTED.billing_status,
    cell: ({ billing_status }) => texts.BILLING_STATUSES[billing_status],
  },
  { heading: texts.EXPORTED.created, cell: ({ created_at }) => isoDayOf(created_at) },
];
