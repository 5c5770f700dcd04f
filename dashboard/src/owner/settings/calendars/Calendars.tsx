import type { Business } from '@daybook/schema/contract/business';
import { useCall } from '#api/use-call.ts';
import { inUse } from '#owner/choices.ts';
import { BusyCalendars } from './BusyCalendars.tsx';
import { CalendarFeeds } from './CalendarFeeds.tsx';

export function Calendars({ business }: { business: Business }) {
  const people = inUse(useCall('listPeople', { params: { businessId: business.id } }).data);
  return (
    <>
      <CalendarFeeds business={business} people={people} />
      <BusyCalendars business={business} people={people} />
    </>
  );
}
