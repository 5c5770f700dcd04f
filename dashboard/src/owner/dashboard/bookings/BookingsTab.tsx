import type { UseQueryResult } from '@tanstack/react-query';
import type { Business, BusinessSummary } from '@daybook/schema/contract/business';
import { telOf } from '@daybook/schema/rules/contact-link';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Figures } from '#ui/Figures.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { useQueryState } from '#ui/use-query-state.ts';
import { SUMMARY_LOAD_FAILED } from '../overview/overview-texts.ts';
import { bookingsParams, searchOf } from './address.ts';
import { AllBookings } from './AllBookings.tsx';
import * as texts from './bookings-texts.ts';
import { ERASURE_REQUESTS_FAILED } from './erasure-requests/erasure-requests-texts.ts';
import { ErasureRequests } from './erasure-requests/ErasureRequests.tsx';

export function BookingsTab({ business }: { business: Business }) {
  const summary = useCall('getSummary', { params: { businessId: business.id } });
  return (
    <Stack gap={24}>
      <Loaded query={summary} failed={SUMMARY_LOAD_FAILED} shape={<Statistics figures={null} />}>
        {(figures) => <Statistics figures={figures} />}
      </Loaded>
      <FailedEmails summary={summary.data} />
      <BelowFigures business={business} summary={summary} />
    </Stack>
  );
}

interface BelowFiguresProps {
  business: Business;
  summary: UseQueryResult<BusinessSummary>;
}

/** Draws the table once the parts above have loaded or failed, so that they don't push it down. */
function BelowFigures({ business, summary }: BelowFiguresProps) {
  const [view] = useQueryState(bookingsParams);
  useCall('searchBookings', { params: { businessId: business.id }, query: searchOf(view) }, KEEPS_PREVIOUS);
  const load = useCall(
    'listErasureRequests',
    { params: { businessId: business.id } },
    // The table below waits for the first response, even a failed one.
    { retry: false },
  );
  if (load.isPending || (summary.isPending && summary.failureCount === 0)) return <Loading text={LOADING} />;
  const { requests, total } = load.data ?? { requests: [], total: 0 };
  return (
    <>
      {load.data ? null : (
        <ErrorState
          text={ERASURE_REQUESTS_FAILED}
          onRetry={() => void load.refetch()}
          isRetrying={load.isFetching}
        />
      )}
      <ErasureRequests business={business} requests={requests} total={total} />
      <AllBookings business={business} summary={summary.data} requestCount={requests.length} />
    </>
  );
}

/** Draws the figures, or only their names while they load (null), so that nothing moves. */
function Statistics({ figures }: { figures: BusinessSummary | null }) {
  return (
    <div aria-hidden={figures === null}>
      <Figures
        label={texts.STATISTICS}
        figures={texts.FIGURES.map(({ name, label }) => ({ label, value: figures?.[name] ?? '…' }))}
      />
    </div>
  );
}

function FailedEmails({ summary }: { summary: BusinessSummary | undefined }) {
  if (!summary?.failed_emails) return null;
  return (
    <Banner tone="amber">
      {texts.emailsFailed(summary.failed_emails)}{' '}
      {summary.refused_customers.map((customer) => {
        const { booking_reference, attendee_phone: phone } = customer;
        return (
          <span key={booking_reference}>
            {texts.refusedFor(whoBooked(customer))}
            {phone === null ? (
              texts.NO_PHONE_NUMBER
            ) : (
              <ContactLink link={telOf(phone)}>{texts.call(phone)}</ContactLink>
            )}
            .{' '}
          </span>
        );
      })}
    </Banner>
  );
}
