import type { Business } from '@daybook/schema/contract/business';
import { UNEXPECTED_ERROR } from '@daybook/schema/words/texts';
import { useSummary } from '../../api/businesses.ts';
import { Facts } from '../../ui/Facts.tsx';
import { ErrorState } from '../../ui/message/ErrorState.tsx';

/** The business at a glance. */
export function OverviewTab({ business }: { business: Business }) {
  const { data: summary, error, refetch, isFetching } = useSummary(business.id);
  if (error)
    return <ErrorState text={UNEXPECTED_ERROR} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!summary) return null;
  return (
    <Facts
      facts={[
        { label: 'Total Calendar Events', value: String(summary.total_events) },
        { label: 'Total Bookings', value: String(summary.total_bookings) },
        { label: 'Total Cancellations', value: String(summary.total_cancellations) },
        { label: 'This Month', value: String(summary.this_month) },
        { label: 'Upcoming', value: String(summary.upcoming) },
      ]}
    />
  );
}
