import type { Business, BusinessSummary } from '@daybook/schema/contract/business';
import { useSummary } from '../../api/businesses.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SUMMARY_LOAD_FAILED } from '../overview/overview-texts.ts';
import { AllBookings } from './AllBookings.tsx';
import { emailsFailed, FIGURES, STATISTICS } from './bookings-texts.ts';

/** Everything that was ever booked: figures, and a table in which to find, change and cancel bookings. */
export function BookingsTab({ business }: { business: Business }) {
  const summary = useSummary(business.id);
  return (
    <Stack gap={24}>
      <Loaded query={summary} failed={SUMMARY_LOAD_FAILED} shape={<Statistics figures={null} />}>
        {(figures) => <Statistics figures={figures} />}
      </Loaded>
      {summary.data?.failed_emails ? (
        <Banner tone="amber">{emailsFailed(summary.data.failed_emails)}</Banner>
      ) : null}
      <AllBookings business={business} summary={summary.data} />
    </Stack>
  );
}

/** While they are loading, null: their names alone take the room that all will have. */
function Statistics({ figures }: { figures: BusinessSummary | null }) {
  const figure = (name: keyof typeof FIGURES) => ({ label: FIGURES[name], value: figures?.[name] ?? '…' });
  return (
    <div aria-hidden={figures === null}>
      <Figures
        label={STATISTICS}
        figures={[
          figure('total_bookings'),
          figure('total_events'),
          figure('confirmed'),
          figure('total_cancellations'),
          figure('this_month'),
          figure('upcoming'),
          figure('unique_customers'),
        ]}
      />
    </div>
  );
}
