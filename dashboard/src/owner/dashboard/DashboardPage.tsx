import BuildingComplex from 'lucide-react/icons/building-complex';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { useWatchBusiness } from '#api/watch-business.ts';
import { ADD_BUSINESS } from '#navigation/navigation-texts.ts';
import { rememberBusiness } from '#session/on-device.ts';
import { useSession } from '#session/SessionContext.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { UnconfirmedEmailBanner } from '../business-email/UnconfirmedEmail.tsx';
import { BUSINESSES_LOAD_FAILED } from '../business-texts.ts';
import { useOwnBusinesses } from '../businesses.ts';
import { usePaymentArriving } from '../use-payment-arriving.ts';
import { PaymentBanner, BillingStatusBanner, isOnlyUnpaid } from './BillingStatusBanner.tsx';
import { NO_BUSINESSES_EXPLAINED, NO_BUSINESSES_YET } from './dashboard-texts.ts';
import { DashboardShape } from './DashboardLoading.tsx';
import { DashboardTabs, useTab } from './DashboardTabs.tsx';
import { StartSteps } from './first-steps/FirstSteps.tsx';
import { Greeting, GreetingHeading } from './Greeting.tsx';

export { preloadTab } from './DashboardTabs.tsx';

export function DashboardPage() {
  return (
    <Stack gap={24}>
      <PaymentBanner />
      <OwnDashboard />
    </Stack>
  );
}

function OwnDashboard() {
  const { load, selected } = useOwnBusinesses();
  return (
    <Loaded query={load} failed={BUSINESSES_LOAD_FAILED} shape={<DashboardShape />}>
      {() => (selected ? <BusinessDashboard business={selected} /> : <NoBusinesses />)}
    </Loaded>
  );
}

function BusinessDashboard({ business }: { business: Business }) {
  const { tab } = useTab();
  const isPaymentArriving = usePaymentArriving(business);
  useWatchBusiness(business.id);
  useEffect(() => rememberBusiness(business), [business]);
  const status = { business, isPaymentArriving };
  // The overview says it below the first steps, so that a trial doesn't begin before there is a diary.
  const isBelow = tab === 'overview' && isOnlyUnpaid(status);
  return (
    <>
      <BillingStatusBanner {...status} isBelow={isBelow} />
      {tab === 'overview' && !business.email_confirmed ? (
        <UnconfirmedEmailBanner key={business.id} business={business} />
      ) : null}
      {tab === 'overview' ? <Greeting business={business} /> : null}
      <DashboardTabs business={business} isOnlyUnpaid={isBelow} />
    </>
  );
}

function NoBusinesses() {
  const { user } = useSession();
  // The admin runs Daybook and needs no business.
  if (user?.is_admin) return <Navigate to={pages.adminBusinesses} replace />;
  return (
    <>
      <GreetingHeading />
      <EmptyState
        icon={BuildingComplex}
        title={NO_BUSINESSES_YET}
        action={
          <RouterLinkButton kind="primary" to={pages.newBusiness}>
            {ADD_BUSINESS}
          </RouterLinkButton>
        }
      >
        {NO_BUSINESSES_EXPLAINED}
      </EmptyState>
      <StartSteps business={null} />
    </>
  );
}
