import { BusinessInPath } from '../BusinessInPath.tsx';
import { NEW_EVENT_TITLE } from './new-event-texts.ts';
import { NewEvent } from './NewEvent.tsx';

/** Create New Calendar Event, for those of the owner's businesses that may plan events. */
export function NewEventPage() {
  return (
    <BusinessInPath title={NEW_EVENT_TITLE} needs="bookings">
      {(business) => <NewEvent key={business.id} business={business} />}
    </BusinessInPath>
  );
}
