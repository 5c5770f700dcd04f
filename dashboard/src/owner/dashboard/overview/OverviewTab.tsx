import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { useSummary } from '../../../api/businesses.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Start } from '../first-steps/Start.tsx';
import { Visits } from '../visits/Visits.tsx';
import { BookingsAtAGlance } from './BookingsAtAGlance.tsx';
import { DeletionRequests } from './DeletionRequests.tsx';
import { DiaryDetails } from './DiaryDetails.tsx';
import { COUNTERS, KEY_FIGURES, SUMMARY_LOAD_FAILED } from './overview-texts.ts';
import styles from './overview.module.css';
import { ScheduledEvents } from './ScheduledEvents.tsx';
import { useShownEvents } from './use-shown-events.ts';

/** The business at a glance: the first steps of a new one, figures, the next bookings, details, visits and events. */
export function OverviewTab({ business }: { business: Business }) {
  // On their way while it is not known yet whether the first steps stand above them.
  useShownEvents(business.id);
  return (
    <Start business={business}>
      <Overview key={business.id} business={business} />
    </Start>
  );
}

/** With so few upcoming bookings their column has room for the events, and would be half empty without them. */
const FEW_BOOKINGS = 4;

function Overview({ business }: { business: Business }) {
  const { data: summary } = useSummary(business.id);
  // Decided once: a card that moved when a booking is cancelled would take the focus along.
  const [areFew] = useState((summary?.upcoming ?? 0) < FEW_BOOKINGS);
  const events = <ScheduledEvents business={business} />;
  return (
    <div className={styles.overview}>
      <DeletionRequests business={business} />
      <Counters business={business} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <BookingsAtAGlance business={business} />
          {areFew ? events : null}
        </div>
        <div className={styles.side}>
          <DiaryDetails business={business} />
          <Visits business={business} />
          {areFew ? null : events}
        </div>
      </div>
    </div>
  );
}

function Counters({ business }: { business: Business }) {
  const summary = useSummary(business.id);
  return (
    <Loaded query={summary} failed={SUMMARY_LOAD_FAILED} shape={<Skeleton width="100%" height="5.5rem" />}>
      {(figures) => (
        <Figures
          label={KEY_FIGURES}
          figures={[
            { label: COUNTERS.total_events, value: figures.total_events },
            { label: COUNTERS.total_bookings, value: figures.total_bookings },
            { label: COUNTERS.total_cancellations, value: figures.total_cancellations },
            { label: COUNTERS.this_month, value: figures.this_month },
            { label: COUNTERS.upcoming, value: figures.upcoming },
          ]}
        />
      )}
    </Loaded>
  );
}
