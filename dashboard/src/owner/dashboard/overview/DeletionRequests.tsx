import type { Business } from '@daybook/schema/contract/business';
import { dateText } from '@daybook/schema/rules/date';
import { withQuery } from '@daybook/schema/rules/path';
import { ERASURE_REQUESTS_PLACE } from '@daybook/schema/words/customer-data-routes';
import { pages } from '@daybook/schema/words/routes';
import { useSummary } from '../../../api/businesses.ts';
import { Banner } from '../../../ui/message/Banner.tsx';
import { RouterLinkButton } from '../../../ui/RouterLinkButton.tsx';
import { ANSWER_REQUESTS, deletionRequests } from './overview-texts.ts';

/** Customers who ask for their data to be deleted, and by when. The figures are there before the overview is. */
export function DeletionRequests({ business }: { business: Business }) {
  const { data } = useSummary(business.id);
  if (!data || data.deletion_answer_by === null) return null;
  const bookingsTab = withQuery(pages.dashboard, { business: business.id, tab: 'bookings' });
  return (
    <Banner
      tone="amber"
      action={
        <RouterLinkButton to={`${bookingsTab}#${ERASURE_REQUESTS_PLACE}`}>{ANSWER_REQUESTS}</RouterLinkButton>
      }
    >
      {deletionRequests(data.deletion_requests, dateText(data.deletion_answer_by))}
    </Banner>
  );
}
