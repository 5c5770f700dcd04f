import type { ComponentChildren } from 'preact';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { peopleToChoose } from '@daybook/schema/rules/complete-choice';
import { withoutDate, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { SELECT_SERVICE_FIRST } from '@daybook/schema/words/diary-texts';
import { hoursText } from '@daybook/schema/words/time-span';
import { useOpened } from './diary-context.ts';
import { NEXT_ID } from './diary-state.ts';
import {
  ANYONE,
  ANYONE_EXPLAINED,
  ANY_VENUE,
  ANY_VENUE_EXPLAINED,
  CHOOSE_EVENT,
  CHOOSE_PERSON,
  CHOOSE_SERVICE,
  CHOOSE_VENUE,
  TIMES,
} from './diary-texts.ts';
import { NextStep, ChoiceLink } from './parts.tsx';
import { lengthAndPrice, listed, shortCount } from './wording.ts';

interface OptionProps {
  to: Partial<DiaryChoice>;
  name: string;
  detail: string | null;
  aside?: string;
  isOn?: boolean;
}

export function Option({ to, name, detail, aside, isOn = false }: OptionProps) {
  const { choice } = useOpened().state;
  return (
    <li>
      <ChoiceLink to={{ ...choice, ...to }} class="opt" aria-current={isOn}>
        <span>
          <b>{name}</b> <small>{detail}</small>
        </span>{' '}
        <span class="left num">{aside}</span>
      </ChoiceLink>
    </li>
  );
}

function Options({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="part">
      <h3>{title}</h3>
      <ul class="box">{children}</ul>
    </div>
  );
}

interface PickerProps {
  event: PublicEvent;
}

export function EventPicker({ event }: PickerProps) {
  const { state } = useOpened();
  const events = state.diary.events.filter(({ event_date }) => event_date === event.event_date);
  if (events.length < 2) return null;
  return (
    <Options title={CHOOSE_EVENT}>
      {events.map((one) => (
        <Option
          to={{ ...withoutDate(state.choice), date: one.event_date, eventId: one.id }}
          name={one.event_name}
          detail={hoursText(one)}
          aside={shortCount(one)}
          isOn={one.id === event.id}
        />
      ))}
    </Options>
  );
}

/** Shown until one of several venues is chosen; meanwhile the times of all venues are shown. */
export function VenuePicker({ event }: PickerProps) {
  const { choice } = useOpened().state;
  if (event.venues.length < 2 || choice.venueId) return null;
  return (
    <Options title={CHOOSE_VENUE}>
      <Option to={{}} name={ANY_VENUE} detail={ANY_VENUE_EXPLAINED} isOn />
      {event.venues.map((venue) => (
        <Option
          to={{ venueId: venue.id }}
          name={venue.venue_name}
          detail={listed(venue.venue_address, venue.venue_postcode)}
        />
      ))}
    </Options>
  );
}

/** Shown until one of several people is chosen; meanwhile the times of all people are shown. */
export function PersonPicker({ event }: PickerProps) {
  const { choice } = useOpened().state;
  const people = peopleToChoose(event, choice.serviceId);
  if (!people.length || choice.personId) return null;
  return (
    <Options title={CHOOSE_PERSON}>
      <Option to={{}} name={ANYONE} detail={ANYONE_EXPLAINED} isOn />
      {people.map(({ id, name }) => (
        <Option to={{ personId: id }} name={name} detail={null} />
      ))}
    </Options>
  );
}

export function ServicePicker({ event }: PickerProps) {
  return (
    <div class="part">
      <h3 id={NEXT_ID} tabIndex={-1}>
        {CHOOSE_SERVICE}
      </h3>
      <ul class="box">
        {event.services.map((service) => (
          <Option
            to={{ serviceId: service.id }}
            name={service.service_name}
            detail={service.service_description}
            aside={lengthAndPrice(service)}
          />
        ))}
      </ul>
      <NextStep step={TIMES} needs={SELECT_SERVICE_FIRST} />
    </div>
  );
}
