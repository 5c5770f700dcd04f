/** How the agreement ends, and what becomes of the data. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

export const expiryNoticeOf = ({ pricing }: SiteFacts): ReadingSection => ({
  id: 'ending',
  heading: 'Ending this agreement',
  body: (
    <>
      <p>
        You can delete a business or your account in Settings at any time.{' '}
        {pricing === 'subscription' && 'Its subscription ends with it. '}
        We then cancel the upcoming bookings, and email the customers who booked here.
      </p>
      <p>
        We may end this agreement with one month’s notice by email. We may end it at once if you seriously
        break these terms.{' '}
        {pricing === 'subscription'
          ? 'If you kept to these terms, we refund what you paid for the days after the end.'
          : 'The setup fee is not refunded then, unless the law gives you a right to a refund.'}
      </p>
      <p>
        Export what you want to keep first. Within {PURGE_AFTER_DAYS} days we delete your account and your
        customers’ details. The date, service and price of each booking stay for {BOOKING_RECORD_YEARS} years.{' '}
        <a href={`${sitePages.privacy}#how-long`}>The privacy policy lists every period.</a>
      </p>
    </>
  ),
});
