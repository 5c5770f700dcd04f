import type { Business } from '@daybook/schema/contract/business';
import { emailsFailed, FIGURES, STATISTICS } from '@daybook/schema/words/owner-booking-texts';
import { SUMMARY_LOAD_FAILED } from '@daybook/schema/words/overview-texts';
import { useSummary } from '../../api/businesses.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { ErrorState } from '../../ui/message/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AllBookings } from './AllBookings.tsx';

/** Everything that was ever booked: figures, and the table to find, change and cancel bookings in. */
export function BookingsTab({ business }: { business: Business }) {
  const { data, error, refetch, isFetching } = useSummary(business.id);
  return (
    <Stack gap={24}>
      {data ? (
        <Figures
          label={STATISTICS}
          figures={[
            { label: FIGURES.total_bookings, value: data.total_bookings },
            { label: FIGURES.total_events, value: data.total_events },
            { label: FIGURES.confirmed, value: data.confirmed },
            { label: FIGURES.total_cancellations, value: data.total_cancellations },
            { label: FIGURES.this_month, value: data.this_month },
            { label: FIGURES.upcoming, value: data.upcoming },
            { label: FIGURES.unique_customers, value: data.unique_customers },
          ]}
        />
      ) : error ? (
        <ErrorState text={SUMMARY_LOAD_FAILED} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton width="100%" height="5.5rem" />
      )}
      {data?.failed_emails ? <Banner tone="amber">{emailsFailed(data.failed_emails)}</Banner> : null}
      <AllBookings business={business} summary={data} />
    </Stack>
  );
}
