import type { Business } from '@daybook/schema/contract/business';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { bookingLine } from '#owner/booking-line.ts';
import { BulletList } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import * as texts from './catalogue-texts.ts';

/** These overlaps are older than the rule, or were imported. */
export function Overlapping({ business }: { business: Business }) {
  const { data } = useCall(
    'searchBookings',
    {
      params: { businessId: business.id },
      query: {
        overlapping: 'true',
        when: 'upcoming',
        sort: 'start-asc',
        page_size: 20,
      },
    },
    KEEPS_PREVIOUS,
  );
  if (!data || data.total === 0) return null;
  const others = data.total - data.bookings.length;
  const lines = data.bookings.map(bookingLine);
  return (
    <Banner tone="amber" isAnnounced>
      <p>{texts.overlappingBookings(data.total)}</p>
      <BulletList lines={others > 0 ? [...lines, texts.andMore(others)] : lines} />
    </Banner>
  );
}
