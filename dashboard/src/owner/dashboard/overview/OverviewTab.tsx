import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { useSummary } from '../../../api/businesses.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Start } from '../first-steps/FirstSteps.tsx';
import { Visits } from './Visits.tsx';
import { BookingsAtAGlance } from './BookingsAtAGlance.tsx';
import { DiaryDetails } from './DiaryDetails.tsx';
import * as texts from './overview-texts.ts';
import { ScheduledEvents, useShownEvents } from './ScheduledEvents.tsx';
import { dateText } from '@daybook/schema/rules/date';
import { withQuery } from '@daybook/schema/rules/path';
import { ERASURE_REQUESTS_PLACE, pages } from '@daybook/schema/words/routes';
import { Banner } from '../../../ui/message/Banner.tsx';
import { RouterLinkButton } from '../../../ui/RouterLinkButton.tsx';

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
    <Stack gap={24}>
      <DeletionRequests business={business} />
      <Counters business={business} />
      <Columns count="side" from={960} gap={24}>
        <Stack gap={24}>
          <BookingsAtAGlance business={business} />
          {areFew ? events : null}
        </Stack>
        <Stack gap={24}>
          <DiaryDetails business={business} />
          <Visits business={business} />
          {areFew ? null : events}
        </Stack>
      </Columns>
    </Stack>
  );
}

function Counters({ business }: { business: Business }) {
  const summary = useSummary(business.id);
  return (
    <Loaded
      query={summary}
      failed={texts.SUMMARY_LOAD_FAILED}
      shape={<Skeleton width="100%" height="5.5rem" />}
    >
      {(figures) => (
        <Figures
          label={texts.KEY_FIGURES}
          figures={[
            { label: texts.COUNTERS.total_events, value: figures.total_events },
            { label: texts.COUNTERS.total_bookings, value: figures.total_bookings },
            { label: texts.COUNTERS.total_cancellations, value: figures.total_cancellations },
            { label: texts.COUNTERS.this_month, value: figures.this_month },
            { label: texts.COUNTERS.upcoming, value: figures.upcoming },
          ]}
        />
      )}
    </Loaded>
  );
}

/** Customers who ask for their data to be deleted, and by when. The figures are there before the overview is. */
function DeletionRequests({ business }: { business: Business }) {
  const { data } = useSummary(business.id);
  if (!data || data.deletion_answer_by === null) return null;
  const bookingsTab = withQuery(pages.dashboard, { business: business.id, tab: 'bookings' });
  return (
    <Banner
      tone="amber"
      action={
        <RouterLinkButton to={`${bookingsTab}#${ERASURE_REQUESTS_PLACE}`}>
          {texts.ANSWER_REQUESTS}
        </RouterLinkButton>
      }
    >
      {texts.deletionRequests(data.deletion_requests, dateText(data.deletion_answer_by))}
    </Banner>
  );
}
