import type { PublicEvent } from '@daybook/schema/contract/event';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { SELECT_SERVICE_FIRST } from '@daybook/schema/words/texts';
import {
  ANY_VENUE,
  ANY_VENUE_EXPLAINED,
  CHOOSE_EVENT,
  CHOOSE_SERVICE,
  CHOOSE_VENUE,
  TIMES,
} from '../diary-texts.ts';
import { NEXT_ID } from '../ids.ts';
import { lengthAndPrice, listed, shortCount } from '../wording.ts';
import { Ahead, Choose } from './parts.tsx';
import type { View } from '../view.ts';
import { hoursText } from '@daybook/schema/words/time-span';

interface OptionProps {
  view: View;
  to: Partial<DiaryChoice>;
  name: string;
  detail: string | null;
  aside?: string;
  isOn?: boolean;
}

/** One thing to choose; `to` is what it changes in the choice. */
function Option({ view, to, name, detail, aside, isOn = false }: OptionProps) {
  return (
    <li>
      <Choose view={view} to={{ ...view.state.choice, ...to }} class="opt" aria-current={isOn}>
        <span>
          <b>{name}</b> <small>{detail}</small>
        </span>{' '}
        <span class="left num">{aside}</span>
      </Choose>
    </li>
  );
}

interface PickerProps {
  view: View;
  event: PublicEvent;
}

/** Shown where a date has several events. */
export function EventPicker({ view, event }: PickerProps) {
  const events = view.state.diary.events.filter(({ event_date }) => event_date === event.event_date);
  if (events.length < 2) return null;
  return (
    <div class="part">
      <h3>{CHOOSE_EVENT}</h3>
      <ul class="box">
        {events.map((one) => (
          <Option
            view={view}
            to={{ ...NOTHING_CHOSEN, date: one.event_date, eventId: one.id }}
            name={one.event_name}
            detail={hoursText(one)}
            aside={shortCount(one)}
            isOn={one.id === event.id}
          />
        ))}
      </ul>
    </div>
  );
}

/** Shown until one of several venues is chosen; meanwhile the times of all of them are on view. */
export function VenuePicker({ view, event }: PickerProps) {
  if (event.venues.length < 2 || view.state.choice.venueId) return null;
  return (
    <div class="part">
      <h3>{CHOOSE_VENUE}</h3>
      <ul class="box">
        <Option view={view} to={{}} name={ANY_VENUE} detail={ANY_VENUE_EXPLAINED} isOn />
        {event.venues.map((venue) => (
          <Option
            view={view}
            to={{ venueId: venue.id }}
            name={venue.venue_name}
            detail={listed(venue.venue_address, venue.venue_postcode)}
          />
        ))}
      </ul>
    </div>
  );
}

export function ServicePicker({ view, event }: PickerProps) {
  return (
    <div class="part">
      <h3 id={NEXT_ID} tabIndex={-1}>
        {CHOOSE_SERVICE}
      </h3>
      <ul class="box">
        {event.services.map((service) => (
          <Option
            view={view}
            to={{ serviceId: service.id }}
            name={service.service_name}
            detail={service.service_description}
            aside={lengthAndPrice(service)}
          />
        ))}
      </ul>
      <Ahead step={TIMES} needs={SELECT_SERVICE_FIRST} />
    </div>
  );
}
