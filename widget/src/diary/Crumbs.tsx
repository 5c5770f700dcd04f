import type { PublicEvent } from '@daybook/schema/contract/event';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { hoursText } from '@daybook/schema/words/time-span';
import { useOpened } from './diary-context.ts';
import { chosenService, chosenSlot, chosenVenue } from './diary-state.ts';
import { AT_YOUR_ADDRESS } from './diary-texts.ts';
import { Choose, Crumb, OwnTime } from './parts.tsx';
import { lengthAndPrice, listed } from './wording.ts';

export function Crumbs({ event }: { event: PublicEvent }) {
  const { state } = useOpened();
  const service = chosenService(state);
  const slot = chosenSlot(state);
  const venue = chosenVenue(state);
  const person = event.people.find(({ id }) => id === state.choice.personId);
  const change = (what: string, dropped: Partial<DiaryChoice>) => (
    <Choose class="link" to={{ ...state.choice, slotId: null, ...dropped }}>
      Change<span class="sr"> {what}</span>
    </Choose>
  );
  return (
    <dl class="box crumbs">
      <Crumb name="Event">{event.event_name}</Crumb>
      {service && (
        <Crumb
          name="Service"
          action={event.services.length > 1 && change('service', { serviceId: null, personId: null })}
        >
          {`${service.service_name}\u00a0· ${lengthAndPrice(service)}`}
        </Crumb>
      )}
      {(venue ?? event.is_home_visit) && (
        <Crumb name="Where" action={event.venues.length > 1 && change('venue', { venueId: null })}>
          {venue ? listed(venue.venue_name, venue.venue_address) : AT_YOUR_ADDRESS}
        </Crumb>
      )}
      {person && (
        <Crumb name="With" action={change('person', { personId: null })}>
          {person.name}
        </Crumb>
      )}
      {slot && (
        <Crumb name="Time" action={change('time', {})}>
          {hoursText(slot)} <OwnTime of={slot} />
        </Crumb>
      )}
    </dl>
  );
}
