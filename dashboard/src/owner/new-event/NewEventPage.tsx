import { useSearchParams } from 'react-router';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { readWeeklyHours } from '../weekly-hours/weekly-hours-address.ts';
import { NewEvent } from './NewEvent.tsx';
import { NEW_EVENT_TITLE } from './new-event-texts.ts';

/** Create New Calendar Event, for those of the owner's businesses that may plan events. */
export function NewEventPage() {
  const [query] = useSearchParams();
  const isWeekly = readWeeklyHours(query) === 'new';
  return (
    <BusinessInPath title={NEW_EVENT_TITLE} needs="bookings">
      {(business) => <NewEvent key={business.id} {...{ business, isWeekly }} />}
    </BusinessInPath>
  );
}
