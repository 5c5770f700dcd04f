import { Suspense, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { useSummary } from '../../../api/businesses.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { part } from '../../../ui/part.tsx';
import { takesBookings } from '../../billing-status.ts';
import { PanelLoading } from '../DashboardLoading.tsx';
import { SHARE_READY, SHARE_READY_EXPLAINED } from './start-texts.ts';
import { StartCard } from './StartCard.tsx';
import { StartSteps } from './StartSteps.tsx';

const ShareDiary = part(async () => (await import('./ShareDiary.tsx')).ShareDiary);

/**
 * Stands above the overview of a new business: the steps until its diary can be booked, then ways to share
 * the diary, until the first booking is made.
 */
export function Start({ business, children }: { business: Business; children: ReactNode }) {
  const { data: summary, isFetched } = useSummary(business.id);
  const isOpen = takesBookings(business);
  // When this query failed, the parts that show the figures say so, and offer to try again.
  if (!isFetched) return <PanelLoading />;
  return (
    <Stack gap={24}>
      {business.billing_status !== 'inactive' &&
      summary &&
      (!isOpen || summary.total_events === 0) &&
      summary.total_bookings === 0 ? (
        <StartSteps business={business} />
      ) : null}
      {isOpen && summary && summary.total_events > 0 && summary.total_bookings === 0 ? (
        <StartCard title={SHARE_READY} explanation={SHARE_READY_EXPLAINED}>
          <Suspense fallback={<PanelLoading />}>
            <ShareDiary business={business} />
          </Suspense>
        </StartCard>
      ) : null}
      {children}
    </Stack>
  );
}
