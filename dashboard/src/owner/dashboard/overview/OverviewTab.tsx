import { useState, Suspense } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { dateText, monthOf } from '@daybook/schema/rules/date';
import { withQuery } from '@daybook/schema/rules/path';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { ERASURE_REQUESTS_PLACE, pages } from '@daybook/schema/words/routes';
import { useCall } from '#api/use-call.ts';
import { takesBookings } from '#owner/billing-status.ts';
import { Card, CardFoot, CardHead } from '#ui/Card.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Figures } from '#ui/Figures.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { Columns, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { part } from '#ui/part.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { PanelLoading } from '../DashboardLoading.tsx';
import { DiaryLink } from '../first-steps/DiaryLink.tsx';
import { Start } from '../first-steps/FirstSteps.tsx';
import { ShareDiaryButton } from '../first-steps/ShareDiaryButton.tsx';
import { SecondaryLinks } from '../SecondaryLinks.tsx';
import { Today } from '../today/Today.tsx';
import { useTodaysBookings } from '../today/use-todays-bookings.ts';
import { UnpaidBanner } from '../UnpaidBanner.tsx';
import { BookingsAtAGlance } from './BookingsAtAGlance.tsx';
import * as texts from './overview-texts.ts';
import { ScheduledEvents, useShownEvents } from './ScheduledEvents.tsx';
import dashboardStyles from '../dashboard.module.css';
import styles from './overview.module.css';

// In this file, so that no other page loads the first steps.
export { NoBusinesses } from '../first-steps/NoBusinesses.tsx';

export function OverviewTab({ business, isOnlyUnpaid }: { business: Business; isOnlyUnpaid: boolean }) {
  // Both start to load before we know whether the first steps are shown.
  useShownEvents(business.id);
  const today = useTodaysBookings(business);
  return (
    <Start business={business} unpaid={isOnlyUnpaid ? <UnpaidBanner business={business} /> : null}>
      {/* How long today's list is decides where everything below it stands. */}
      {today.load.isPending ? <PanelLoading /> : <Overview key={business.id} business={business} />}
    </Start>
  );
}

/** With fewer upcoming bookings than this, their column has room for the events. */
const FEW_BOOKINGS = 4;

function Overview({ business }: { business: Business }) {
  const { data: summary } = useCall('getSummary', { params: { businessId: business.id } });
  // Stays the same while the page is open: moving a card after a cancellation would move the focus too.
  const [areFew] = useState((summary?.upcoming ?? 0) < FEW_BOOKINGS);
  const events = (
    <>
      <WeeklyHours business={business} />
      <ScheduledEvents business={business} />
    </>
  );
  return (
    <Stack gap={24}>
      <DeletionRequests business={business} />
      <FailingCalendars business={business} />
      <Columns count="side" from={1024} gap={24}>
        <Stack gap={24}>
          <Today business={business} />
          <Counters business={business} />
          <SecondaryLinks business={business} className={dashboardStyles.narrow} />
          <BookingsAtAGlance business={business} />
          {areFew ? events : null}
        </Stack>
        <Stack gap={24}>
          <WaitingList business={business} />
          <DiaryDetails business={business} />
          <Visits business={business} />
          {areFew ? null : events}
        </Stack>
      </Columns>
    </Stack>
  );
}

function Counters({ business }: { business: Business }) {
  const month = monthOf(todayIn(business.timezone, useNow()));
  const counted = {
    total_events: { tab: 'calendar' },
    total_bookings: { tab: 'bookings' },
    total_cancellations: { tab: 'bookings', status: 'cancelled' },
    this_month: { tab: 'bookings', month, status: 'booked' },
    upcoming: { tab: 'bookings', status: 'upcoming' },
  };
  const summary = useCall('getSummary', { params: { businessId: business.id } });
  return (
    <Loaded
      query={summary}
      failed={texts.SUMMARY_LOAD_FAILED}
      shape={<Skeleton width="100%" height="5.5rem" />}
    >
      {(figures) => (
        <Figures
          label={texts.KEY_FIGURES}
          figures={texts.COUNTERS.map(({ name, label }) => ({
            label,
            value: figures[name],
            to: withQuery(pages.dashboard, { business: business.id, ...counted[name] }),
          }))}
        />
      )}
    </Loaded>
  );
}

/** The summary has loaded before the overview is shown. */
function DeletionRequests({ business }: { business: Business }) {
  const { data } = useCall('getSummary', { params: { businessId: business.id } });
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

function FailingCalendars({ business }: { business: Business }) {
  const { data } = useCall('getSummary', { params: { businessId: business.id } });
  if (!data || data.failing_calendars === 0) return null;
  const toCalendars = withQuery(pages.settings, { tab: 'calendars', business: business.id });
  return (
    <Banner tone="amber" action={<RouterLinkButton to={toCalendars}>{texts.SEE_CALENDARS}</RouterLinkButton>}>
      {texts.failingCalendars(data.failing_calendars)}
    </Banner>
  );
}

function WeeklyHours({ business }: { business: Business }) {
  return (
    <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
      <WeeklyHoursCard business={business} />
    </Suspense>
  );
}

const WeeklyHoursCard = part(async () => (await import('#owner/weekly-hours/WeeklyHours.tsx')).WeeklyHours);

/** Keeps the height of the waiting list while its code loads, unless the list is off. */
function WaitingList({ business }: { business: Business }) {
  return (
    <Suspense fallback={business.has_waiting_list ? <Skeleton width="100%" height="12rem" /> : null}>
      <WaitingListCard business={business} />
    </Suspense>
  );
}

const WaitingListCard = part(
  async () => (await import('#owner/waiting-list/WaitingListCard.tsx')).WaitingListCard,
);

// The chart isn't part of the first screen.
const DiaryVisits = part(async () => (await import('./DiaryVisits.tsx')).DiaryVisits);

/** Shows the visits. If their code can't be loaded, the rest of the overview still works. */
function Visits({ business }: { business: Business }) {
  return (
    <div className={styles.visits}>
      <ErrorBoundary
        place={texts.VISITS_LOAD_FAILED}
        fallback={<ErrorState text={texts.VISITS_LOAD_FAILED} onRetry={() => window.location.reload()} />}
      >
        <Suspense
          fallback={
            <Loading text={LOADING}>
              <Skeleton width="100%" height="var(--visits-height)" />
            </Loading>
          }
        >
          <DiaryVisits business={business} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function DiaryDetails({ business }: { business: Business }) {
  const { business_address, postcode } = business;
  const toDetails = withQuery(pages.settings, { tab: 'businesses', business: business.id });
  const facts = [
    { label: texts.DETAILS.email, value: business.business_email },
    { label: texts.DETAILS.phone, value: business.business_phone },
    { label: texts.DETAILS.address, value: [business_address, postcode].filter(Boolean).join(', ') },
    { label: texts.DETAILS.timezone, value: zoneName(business.timezone) },
  ];
  return (
    <Card as="section" aria-label={texts.YOUR_DIARY}>
      <CardHead
        title={texts.YOUR_DIARY}
        action={
          <RouterLinkButton kind="quiet" to={toDetails}>
            {texts.EDIT_DETAILS}
          </RouterLinkButton>
        }
      />
      <div className={styles.diary}>
        <DiaryLink business={business} what={texts.DIARY_ADDRESS} />
      </div>
      <div className={styles.facts}>
        <Facts facts={facts} isPlain />
      </div>
      {takesBookings(business) ? (
        <CardFoot isQuietButton>
          <ShareDiaryButton business={business} />
        </CardFoot>
      ) : null}
    </Card>
  );
}
