import type { PublicEvent } from '@daybook/schema/contract/event';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { hoursText } from '@daybook/schema/words/time-span';
import { useOpened } from './diary-context.ts';
import { chosenService, chosenSlot, chosenVenue } from './diary-state.ts';
import {
  AT_YOUR_ADDRESS,
  CHANGE,
  CHANGED_PERSON,
  CHANGED_SERVICE,
  CHANGED_TIME,
  CHANGED_VENUE,
  EVENT,
  SERVICE,
  TIME,
  WHERE,
  WITH,
} from './diary-texts.ts';
import { ChoiceLink, Crumb, OwnTime } from './parts.tsx';
import { lengthAndPrice, listed } from './wording.ts';

export function Crumbs({ event }: { event: PublicEvent }) {
  const { state } = useOpened();
  const service = chosenService(state);
  const slot = chosenSlot(state);
  const venue = chosenVenue(state);
  const person = event.people.find(({ id }) => id === state.choice.personId);
  const change = (what: string, dropped: Partial<DiaryChoice>) => (
    <ChoiceLink class="link" to={{ ...state.choice, slotId: null, ...dropped }}>
      {CHANGE}
      <span class="sr"> {what}</span>
    </ChoiceLink>
  );
  // The service and the person are above the diary, if they were chosen first.
  const isByDate = state.choice.catalogueId === null;
  return (
    <dl class="box crumbs">
      {isByDate && <Crumb name={EVENT}>{event.event_name}</Crumb>}
      {service && isByDate && (
        <Crumb
          name={SERVICE}
          action={event.services.length > 1 && change(CHANGED_SERVICE, { serviceId: null, personId: null })}
        >
          {`${service.service_name}\u00a0· ${lengthAndPrice(service)}`}
        </Crumb>
      )}
      {(venue ?? event.is_home_visit) && (
        <Crumb name={WHERE} action={event.venues.length > 1 && change(CHANGED_VENUE, { venueId: null })}>
          {venue ? listed(venue.venue_name, venue.venue_address) : AT_YOUR_ADDRESS}
        </Crumb>
      )}
      {person && isByDate && (
        <Crumb name={WITH} action={change(CHANGED_PERSON, { personId: null })}>
          {person.name}
        </Crumb>
      )}
      {slot && (
        <Crumb name={TIME} action={change(CHANGED_TIME, {})}>
          {hoursText(slot)} <OwnTime of={slot} />
        </Crumb>
      )}
    </dl>
  );
}
