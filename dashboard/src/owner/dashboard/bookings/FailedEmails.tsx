import type { BusinessSummary } from '@daybook/schema/contract/business';
import { telOf } from '@daybook/schema/rules/contact-link';
import { whoBooked } from '../../../booking-words/seen-booking.ts';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import { Banner } from '../../../ui/message/Banner.tsx';
import * as texts from './bookings-texts.ts';

export function FailedEmails({ summary }: { summary: BusinessSummary | undefined }) {
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
