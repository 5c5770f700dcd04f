import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router';
import type { BusinessForSupport } from '@daybook/schema/contract/admin/businesses';
import { pages } from '@daybook/schema/words/routes';
import { callAdmin, useAdminAnswer } from '../../api/admin.ts';
import { CallError } from '../../api/call-error.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { EmailsTable } from '../emails/EmailsTable.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { FIGURES } from '../list/list-texts.ts';
import { loadFailureOf } from '../list/load-failure.ts';
import {
  ALL_BUSINESSES,
  BUSINESS_GONE,
  BUSINESS_LOAD_FAILED,
  LATEST_SHOWN,
  EMAILS,
  NO_EMAILS,
  NO_PAYMENTS,
  PAYMENTS,
  SUPPORT,
  SUPPORT_FIGURES,
  SUPPORT_TEXT,
} from './business-texts.ts';
import { BusinessBadges } from './BusinessBadges.tsx';
import { BusinessFacts } from './BusinessFacts.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import styles from './support-page.module.css';

const NOT_FOUND = 404;

/** /admin/businesses/:businessId */
export function SupportPage() {
  const { businessId = '' } = useParams();
  const load = useAdminAnswer(['business', businessId], (signal) =>
    callAdmin('getBusinessForSupport', { params: { businessId }, signal }),
  );
  return (
    <Stack gap={24}>
      <div>
        <Link className={styles.back} to={pages.adminBusinesses}>
          <Icon icon={ArrowLeft} size={16} />
          {ALL_BUSINESSES}
        </Link>
      </div>
      {load.data === undefined ? <PageHeading title={SUPPORT}>{SUPPORT}</PageHeading> : null}
      <Loaded
        query={load}
        failed={isGone(load.error) ? BUSINESS_GONE : loadFailureOf(load.error, BUSINESS_LOAD_FAILED)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {(found) => <Support found={found} />}
      </Loaded>
    </Stack>
  );
}

const isGone = (error: unknown) => error instanceof CallError && error.status === NOT_FOUND;

function Support({ found }: { found: BusinessForSupport }) {
  const { business, payments, emails } = found;
  const now = useNow();
  return (
    <Stack gap={24}>
      <AdminHead title={business.business_name} text={SUPPORT_TEXT}>
        <BusinessBadges {...{ business, now }} />
      </AdminHead>
      <Figures
        label={FIGURES}
        figures={[
          { label: SUPPORT_FIGURES.events, value: found.events },
          { label: SUPPORT_FIGURES.bookings, value: found.bookings },
          { label: SUPPORT_FIGURES.upcoming, value: found.upcoming_bookings },
          { label: SUPPORT_FIGURES.queued, value: found.queued_letters },
          { label: SUPPORT_FIGURES.failed, value: found.failed_letters },
        ]}
      />
      <BusinessFacts {...{ found, now }} />
      <Section title={PAYMENTS}>
        {payments.length + emails.length === 0 ? null : (
          <Text size={14} tone="faint">
            {LATEST_SHOWN}
          </Text>
        )}
        {payments.length === 0 ? <p>{NO_PAYMENTS}</p> : <PaymentsTable payments={payments} />}
      </Section>
      <Section title={EMAILS}>
        {emails.length === 0 ? <p>{NO_EMAILS}</p> : <EmailsTable caption={EMAILS} emails={emails} />}
      </Section>
    </Stack>
  );
}
