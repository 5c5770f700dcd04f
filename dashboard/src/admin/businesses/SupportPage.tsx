import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router';
import type { BusinessForSupport, AdminPayment } from '@daybook/schema/contract/admin/businesses';
import { priceText } from '@daybook/schema/rules/money';
import { buildPath } from '@daybook/schema/rules/path';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { pages, diaryPage } from '@daybook/schema/words/routes';
import { statusOf } from '#api/call-error.ts';
import { useCall } from '#api/use-call.ts';
import { Badge } from '#ui/Badge.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Section, Stack, Columns } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { EmailsTable } from '../emails/EmailsTable.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { FIGURES, loadFailureOf } from '../list/list-texts.ts';
import { dayOf, momentOf } from '../uk-time.ts';
import * as texts from './business-texts.ts';
import { BusinessBadges } from './BusinessBadges.tsx';
import styles from '../admin.module.css';

const NOT_FOUND = 404;

export function SupportPage() {
  const { businessId = '' } = useParams();
  const load = useCall('getBusinessForSupport', { params: { businessId } });
  return (
    <Stack gap={24}>
      <div>
        <Link className={styles.back} to={pages.adminBusinesses}>
          <Icon icon={ArrowLeft} size={16} />
          {texts.ALL_BUSINESSES}
        </Link>
      </div>
      {load.data === undefined ? <PageHeading title={texts.SUPPORT}>{texts.SUPPORT}</PageHeading> : null}
      <Loaded
        query={load}
        failed={
          statusOf(load.error) === NOT_FOUND
            ? texts.BUSINESS_GONE
            : loadFailureOf(load.error, texts.BUSINESS_LOAD_FAILED)
        }
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {(found) => <Support found={found} />}
      </Loaded>
    </Stack>
  );
}

function Support({ found }: { found: BusinessForSupport }) {
  const { business, payments, emails } = found;
  const now = useNow();
  return (
    <Stack gap={24}>
      <AdminHead title={business.business_name} text={texts.SUPPORT_TEXT}>
        <BusinessBadges business={business} now={now} />
      </AdminHead>
      <Figures
        label={FIGURES}
        figures={[
          { label: texts.SUPPORT_FIGURES.events, value: found.events },
          { label: texts.SUPPORT_FIGURES.bookings, value: found.bookings },
          { label: texts.SUPPORT_FIGURES.upcoming, value: found.upcoming_bookings },
          { label: texts.SUPPORT_FIGURES.queued, value: found.queued_emails },
          { label: texts.SUPPORT_FIGURES.failed, value: found.failed_emails },
        ]}
      />
      <BusinessFacts found={found} now={now} />
      <Section title={texts.PAYMENTS}>
        {payments.length + emails.length === 0 ? null : (
          <Text size={14} tone="faint">
            {texts.LATEST_SHOWN}
          </Text>
        )}
        {payments.length === 0 ? <p>{texts.NO_PAYMENTS}</p> : <PaymentsTable payments={payments} />}
      </Section>
      <Section title={texts.EMAILS}>
        {emails.length === 0 ? (
          <p>{texts.NO_EMAILS}</p>
        ) : (
          <EmailsTable caption={texts.EMAILS} emails={emails} />
        )}
      </Section>
    </Stack>
  );
}

interface BusinessFactsProps {
  found: BusinessForSupport;
  /** Milliseconds since 1970. */
  now: number;
}

function BusinessFacts({ found: { business, subscription }, now }: BusinessFactsProps) {
  const { trial_expires_at: trial, owner_name, owner_email, diary_slug } = business;
  return (
    <Columns count="two" from={768}>
      <Facts
        facts={[
          {
            label: texts.SUPPORT_FACTS.billing_status,
            value: texts.BILLING_STATUSES[business.billing_status],
          },
          { label: texts.SUPPORT_FACTS.subscription, value: subscription && sayingOf(subscription) },
          {
            label: texts.SUPPORT_FACTS.trial,
            value: trial && (Date.parse(trial) > now ? texts.trialUntil : texts.trialEnded)(momentOf(trial)),
          },
          { label: texts.SUPPORT_FACTS.created, value: dayOf(business.created_at) },
          { label: texts.SUPPORT_FACTS.updated, value: momentOf(business.updated_at) },
        ]}
      />
      <Facts
        facts={[
          {
            label: texts.SUPPORT_FACTS.owner,
            value: [owner_name, owner_email].filter(Boolean).join(' · ') || texts.NO_OWNER,
          },
          { label: texts.SUPPORT_FACTS.email, value: business.business_email },
          { label: texts.SUPPORT_FACTS.phone, value: business.business_phone },
          {
            label: texts.SUPPORT_FACTS.address,
            value: [business.business_address, business.postcode].filter(Boolean).join(', '),
          },
          {
            label: texts.SUPPORT_FACTS.diary,
            value: (
              <a href={buildPath(diaryPage, { slug: diary_slug })} target="_blank" rel="noopener">
                /diary/{diary_slug}
              </a>
            ),
          },
          { label: texts.SUPPORT_FACTS.timezone, value: zoneName(business.timezone) },
        ]}
      />
    </Columns>
  );
}

function sayingOf(subscription: NonNullable<BusinessForSupport['subscription']>): string {
  const { status, paid_until, ends_with_period, grace_ends_at } = subscription;
  if (status === 'active' && ends_with_period)
    return texts.subscriptionText.ends_with_period(momentOf(paid_until));
  return texts.subscriptionText[status](
    momentOf(status === 'past_due' ? (grace_ends_at ?? paid_until) : paid_until),
  );
}

function PaymentsTable({ payments }: { payments: readonly AdminPayment[] }) {
  return (
    <Table
      caption={texts.PAYMENTS}
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: texts.PAYMENT_COLUMNS.paid_at,
          isTitle: true,
          cell: ({ paid_at }) => momentOf(paid_at),
        },
        {
          heading: texts.PAYMENT_COLUMNS.kind,
          cell: ({ kind, dispute }) => (
            <span>
              {texts.PAYMENT_KINDS[kind]}{' '}
              {dispute === null ? null : (
                <Badge tone={dispute === 'won' ? 'leaf' : 'brick'}>{texts.DISPUTES[dispute]}</Badge>
              )}
            </span>
          ),
        },
        { heading: texts.PAYMENT_COLUMNS.amount, isMoney: true, cell: ({ amount }) => priceText(amount) },
        {
          heading: texts.PAYMENT_COLUMNS.refunded,
          isMoney: true,
          cell: ({ refunded }) => (refunded === 0 ? '–' : priceText(refunded)),
        },
        { heading: texts.PAYMENT_COLUMNS.coupon, cell: ({ coupon_code }) => coupon_code ?? '–' },
        { heading: texts.PAYMENT_COLUMNS.reference, cell: ({ provider_reference }) => provider_reference },
      ]}
    />
  );
}
