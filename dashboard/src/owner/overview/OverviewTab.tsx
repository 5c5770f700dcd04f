import type { Business } from '@daybook/schema/contract/business';
import { COUNTERS, KEY_FIGURES, SUMMARY_LOAD_FAILED } from '@daybook/schema/words/overview-texts';
import { useSummary } from '../../api/businesses.ts';
import { Figures } from '../../ui/Figures.tsx';
import { ErrorState } from '../../ui/message/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BookingsAtAGlance } from './BookingsAtAGlance.tsx';
import { DiaryDetails } from './DiaryDetails.tsx';
import styles from './overview.module.css';
import { ScheduledEvents } from './ScheduledEvents.tsx';

/** The business at a glance: figures, who comes next, its details and its events. */
export function OverviewTab({ business }: { business: Business }) {
  return (
    <div className={styles.overview}>
      <Counters business={business} />
      <div className={styles.columns}>
        <BookingsAtAGlance business={business} />
        <div className={styles.side}>
          <DiaryDetails business={business} />
          <ScheduledEvents business={business} />
        </div>
      </div>
    </div>
  );
}

function Counters({ business }: { business: Business }) {
  const { data, error, refetch, isFetching } = useSummary(business.id);
  if (data) {
    const figures = [
      { label: COUNTERS.total_events, value: data.total_events },
      { label: COUNTERS.total_bookings, value: data.total_bookings },
      { label: COUNTERS.total_cancellations, value: data.total_cancellations },
      { label: COUNTERS.this_month, value: data.this_month },
      { label: COUNTERS.upcoming, value: data.upcoming },
    ];
    return <Figures label={KEY_FIGURES} figures={figures} />;
  }
  if (error)
    return <ErrorState text={SUMMARY_LOAD_FAILED} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Skeleton width="100%" height="5.5rem" />;
}
