/** Shows a day's free times for a booking that is being moved. They stay visible when one is chosen. */

import type { PublicEvent } from '@daybook/schema/contract/event';
import { peopleToChoose } from '@daybook/schema/rules/complete-choice';
import { dayTitle } from '@daybook/schema/rules/date';
import { ANY } from '@daybook/schema/rules/move-choice';
import { Banner } from '../booking/BookingForm.tsx';
import { useOpened } from '../diary/diary-context.ts';
import { chosenEvent, chosenSlot, DAY_ID } from '../diary/diary-state.ts';
import { NOTHING_TO_BOOK, NOTHING_TO_BOOK_EXPLAINED } from '../diary/diary-texts.ts';
import { ChoiceLink } from '../diary/parts.tsx';
import { EventPicker } from '../diary/Pickers.tsx';
import { Times } from '../diary/Times.tsx';
import { ConfirmMove } from './ConfirmMove.tsx';
import * as texts from './move-texts.ts';

export function MoveDay() {
  const { state } = useOpened();
  const event = chosenEvent(state);
  const slot = chosenSlot(state);
  return (
    <div>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {event ? dayTitle(event.event_date) : NOTHING_TO_BOOK}
      </h2>
      {event ? (
        <>
          <Who event={event} />
          <Where event={event} />
          <Banner />
          <EventPicker event={event} />
          <Times event={event} />
          {slot && <ConfirmMove event={event} slot={slot} />}
        </>
      ) : (
        <p class="lead">{NOTHING_TO_BOOK_EXPLAINED}</p>
      )}
    </div>
  );
}

interface PartProps {
  event: PublicEvent;
}

/** Shows 'With Ruth, or anyone'. */
function Who({ event }: PartProps) {
  const { choice } = useOpened().state;
  const people = peopleToChoose(event, choice.serviceId);
  if (!people.length) return null;
  const chosen = people.find(({ id }) => id === choice.personId);
  return (
    <Or
      now={chosen ? texts.withOnly(chosen.name) : texts.WITH_ANYONE}
      others={
        chosen
          ? [{ name: texts.ANYONE_TO_ASK, to: { personId: ANY } }]
          : people.map(({ id, name }) => ({ name, to: { personId: id } }))
      }
    />
  );
}

/** Shows 'At Front room, or any place'. */
function Where({ event: { venues } }: PartProps) {
  const { choice } = useOpened().state;
  if (venues.length < 2) return null;
  const chosen = venues.find(({ id }) => id === choice.venueId);
  return (
    <Or
      now={chosen ? texts.atOnly(chosen.venue_name) : texts.AT_ANY_PLACE}
      others={
        chosen
          ? [{ name: texts.ANY_PLACE_TO_ASK, to: { venueId: ANY } }]
          : venues.map(({ id, venue_name: name }) => ({ name, to: { venueId: id } }))
      }
    />
  );
}

interface OrProps {
  now: string;
  others: { name: string; to: { personId: number } | { venueId: number } }[];
}

function Or({ now, others }: OrProps) {
  const { choice } = useOpened().state;
  return (
    <p class="lead">
      {now}
      {others.map(({ name, to }) => (
        <>
          {texts.OR}
          <ChoiceLink class="link" to={{ ...choice, slotId: null, ...to }}>
            {name}
          </ChoiceLink>
        </>
      ))}
    </p>
  );
}
