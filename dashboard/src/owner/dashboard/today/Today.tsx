import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { dayTitle } from '@daybook/schema/rules/date';
import { useCall } from '#api/use-call.ts';
import { Card } from '#ui/Card.tsx';
import { Inset } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { BookingActions } from '../bookings/booking/BookingActions.tsx';
import { todayIs } from '../overview/overview-texts.ts';
import { NowLine } from './NowLine.tsx';
import * as texts from './today-texts.ts';
import { useNextBooking, useTodaysBookings } from './use-todays-bookings.ts';
import { VisitRow } from './VisitRow.tsx';
import dashboardStyles from '../dashboard.module.css';
import styles from './today.module.css';

export function Today({ business }: { business: Business }) {
  const { now, date, load } = useTodaysBookings(business);
  return (
    <Card as="section" aria-label={texts.TODAY}>
      <Loaded
        query={load}
        failed={texts.TODAY_FAILED}
        shape={<Skeleton width="100%" height="12rem" />}
        box={Inset}
      >
        {(all) => {
          const visits = all.filter(({ status }) => status !== 'cancelled');
          return (
            <>
              {/* On a phone the page's heading says it. */}
              <div className={dashboardStyles.wide}>
                <Heading size={14} tone="faint" className={styles.day}>
                  {todayIs(dayTitle(date))}
                </Heading>
              </div>
              <BookingActions business={business}>
                {visits.length === 0 ? (
                  <NothingToday business={business} />
                ) : (
                  <Visits visits={visits} business={business} now={now} />
                )}
              </BookingActions>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Names the next booking too, on a phone, where the greeting doesn't. */
function NothingToday({ business }: { business: Business }) {
  return (
    <div className={styles.none}>
      <Text weight="medium">{texts.NOTHING_TODAY}</Text>
      <Text size={14} tone="soft" breaks className={dashboardStyles.narrow}>
        {useNextBooking(business)}
      </Text>
    </div>
  );
}

interface VisitsProps {
  visits: readonly OwnerBooking[];
  business: Business;
  now: number;
}

/** Shows the line of now above the first visit that hasn't begun, or at the end while one is still going on. */
function Visits({ visits, business, now }: VisitsProps) {
  const { data } = useCall('listDelays', { params: { businessId: business.id } });
  const expected = new Map(data?.late.map((one) => [one.booking_id, one.expected_at]));
  const isAnyAhead = visits.some(({ ends_at }) => Date.parse(ends_at) > now);
  const begun = visits.filter(({ starts_at }) => Date.parse(starts_at) <= now);
  const rowOf = (booking: OwnerBooking) => (
    <VisitRow
      key={booking.id}
      business={business}
      booking={booking}
      now={now}
      expectedAt={expected.get(booking.id)}
    />
  );
  return (
    <ul>
      {begun.map(rowOf)}
      {isAnyAhead ? <NowLine business={business} now={now} /> : null}
      {visits.slice(begun.length).map(rowOf)}
    </ul>
  );
}
