import type { Business } from '@daybook/schema/contract/business';
import { useScheduledEvents } from '../../api/events.ts';
import { Facts } from '../../ui/Facts.tsx';

/** What is planned, soonest first. */
export function CalendarTab({ business }: { business: Business }) {
  const { data } = useScheduledEvents(business.id, {});
  return (
    <Facts
      facts={(data?.events ?? []).map(({ event_date, event_name, start_time, end_time }) => ({
        label: event_date,
        value: `${event_name}, ${start_time} to ${end_time}`,
      }))}
    />
  );
}
