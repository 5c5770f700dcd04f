import { AT_YOUR_ADDRESS, ANY_VENUE } from '@daybook/schema/words/diary';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { chosenEvent, chosenService, chosenSlot, chosenVenue } from '../state.ts';
import { placeText } from '../wording.ts';
import { Choose, Crumb, type View } from './parts.tsx';
import { lengthAndPrice } from './Pickers.tsx';

/** What is chosen so far, each line with what changes it. */
export function Crumbs({ view }: { view: View }) {
  const { state } = view;
  const event = chosenEvent(state);
  const service = chosenService(state);
  const slot = chosenSlot(state);
  const venue = chosenVenue(state);
  const change = (what: string, dropped: Partial<DiaryChoice>) => (
    <Choose class="link" view={view} to={{ ...state.choice, slotId: null, ...dropped }}>
      Change<span class="sr"> {what}</span>
    </Choose>
  );
  return (
    <dl class="crumbs">
      <Crumb name="Event">{event?.event_name}</Crumb>
      {service && (
        <Crumb
          name="Service"
          {...(event && event.services.length > 1 && { action: change('service', { serviceId: null }) })}
        >
          {service.service_name} · {lengthAndPrice(service)}
        </Crumb>
      )}
      {event?.is_home_visit && <Crumb name="Where">{AT_YOUR_ADDRESS}</Crumb>}
      {venue && (
        <Crumb
          name="Where"
          {...(event && event.venues.length > 1 && { action: change('venue', { venueId: null }) })}
        >
          {placeText(venue)}
        </Crumb>
      )}
      {slot && !venue && !event?.is_home_visit && event && event.venues.length > 0 && (
        <Crumb name="Where">{ANY_VENUE}</Crumb>
      )}
      {slot && (
        <Crumb name="Time" action={change('time', {})}>
          {slot.start_time} to {slot.end_time}
        </Crumb>
      )}
    </dl>
  );
}
