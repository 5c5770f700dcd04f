import { Suspense, useEffect, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { useWatchBusiness } from '#api/watch-business.ts';
import { rememberBusiness } from '#session/on-device.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { part, useRetryOnline } from '#ui/part.tsx';
import { UnconfirmedEmailBanner } from '../business-email/UnconfirmedEmail.tsx';
import { BUSINESSES_LOAD_FAILED } from '../business-texts.ts';
import { useOwnBusinesses } from '../businesses.ts';
import { usePaymentArriving } from '../use-payment-arriving.ts';
import { PaymentBanner, BillingStatusBanner, isOnlyUnpaid } from './BillingStatusBanner.tsx';
import { DashboardShape } from './DashboardLoading.tsx';
import { DashboardTabs, NoBusinesses, useTab } from './DashboardTabs.tsx';
import { Greeting } from './Greeting.tsx';

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

// Loaded after the first response, because nothing of the first screen needs it.
const Offline = part(async () => (await import('../offline/Offline.tsx')).Offline, LoadsOnline);

function LoadsOnline({ onRetry }: { onRetry: () => void }) {
  useRetryOnline(onRetry);
  return null;
}

function BusinessDashboard({ business }: { business: Business }) {
  const { tab } = useTab();
  const isToday = tab === 'overview';
  const isPaymentArriving = usePaymentArriving(business);
  const watch = useWatchBusiness(business.id);
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => rememberBusiness(business), [business]);
  const status = { business, isPaymentArriving };
  // The overview says it below the first steps, so that a trial doesn't begin before there is a diary.
  const isBelow = isToday && isOnlyUnpaid(status);
  return (
    <>
      {watch.seenAt === 0 ? null : (
        <Suspense fallback={null}>
          <Offline
            key={business.id}
            business={business}
            {...watch}
            isToday={isToday}
            onReplace={setReplaced}
          />
        </Suspense>
      )}
      {/* It keeps what was typed until there is a connection again. */}
      <Stack gap={24} hidden={isReplaced}>
        <BillingStatusBanner {...status} isBelow={isBelow} />
        {isToday && !business.email_confirmed ? (
          <UnconfirmedEmailBanner key={business.id} business={business} />
        ) : null}
        {isToday ? <Greeting business={business} /> : null}
        <DashboardTabs business={business} isOnlyUnpaid={isBelow} />
      </Stack>
    </>
  );
}
