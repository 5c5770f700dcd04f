import type { Business, BusinessSummary } from '@daybook/schema/contract/business';
import { useSummary } from '../../api/businesses.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SUMMARY_LOAD_FAILED } from '../overview/overview-texts.ts';
import { AllBookings } from './AllBookings.tsx';
import { emailsFailed, FIGURES, STATISTICS } from './bookings-texts.ts';

/** Everything that was ever booked: figures, and a table in which to find, change and cancel bookings. */
export function BookingsTab({ business }: { business: Business }) {
  const summary = useSummary(business.id);
  return (
    <Stack gap={24}>
      <Loaded query={summary} failed={SUMMARY_LOAD_FAILED} shape={<Skeleton width="100%" height="5.5rem" />}>
        {(figures) => <Statistics figures={figures} />}
      </Loaded>
      {summary.data?.failed_emails ? (
        <Banner tone="amber">{emailsFailed(summary.data.failed_emails)}</Banner>
      ) : null}
      <AllBookings business={business} summary={summary.data} />
    </Stack>
  );
}

function Statistics({ figures }: { figures: BusinessSummary }) {
  return (
    <Figures
      label={STATISTICS}
      figures={[
        { label: FIGURES.total_bookings, value: figures.total_bookings },
        { label: FIGURES.total_events, value: figures.total_events },
        { label: FIGURES.confirmed, value: figures.confirmed },
        { label: FIGURES.total_cancellations, value: figures.total_cancellations },
        { label: FIGURES.this_month, value: figures.this_month },
        { label: FIGURES.upcoming, value: figures.upcoming },
        { label: FIGURES.unique_customers, value: figures.unique_customers },
      ]}
    />
  );
}
