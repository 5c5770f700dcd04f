import { useSearchParams } from 'react-router';
import { part } from '#ui/part.tsx';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { readWeeklyHours } from '../weekly-hours/weekly-hours-address.ts';
import { CHANGE_HOURS_TITLE, NEW_EVENT_TITLE } from './new-event-texts.ts';
import { NewEvent } from './NewEvent.tsx';

// Few people change weekly hours, and this page is the heaviest.
const ChangeWeeklyHours = part(async () => (await import('./ChangeWeeklyHours.tsx')).ChangeWeeklyHours);

export function NewEventPage() {
  const [query] = useSearchParams();
  const hours = readWeeklyHours(query);
  const isChange = hours !== null && hours !== 'new';
  return (
    <BusinessInPath title={isChange ? CHANGE_HOURS_TITLE : NEW_EVENT_TITLE} needs="bookings">
      {(business) =>
        isChange ? (
          <ChangeWeeklyHours key={`${business.id} ${hours.id}`} business={business} {...hours} />
        ) : (
          <NewEvent key={business.id} business={business} isWeekly={hours === 'new'} />
        )
      }
    </BusinessInPath>
  );
}
