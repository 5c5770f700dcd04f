/** The choices in the waiting list's form: what the diary's loaded events offer. */

import { daysText } from '@daybook/schema/rules/date';
import { daysTyped, type WaitingFields } from '@daybook/schema/rules/waiting-fields';
import { chosenEvent, type OpenDiary } from '../diary/diary-state.ts';
import { listed } from '../diary/wording.ts';

export type Option = [id: string, name: string];

/** Returns the chosen event's services, or those of all events, each name once. */
export function servicesToWaitFor(state: OpenDiary): Option[] {
  return distinct(
    eventsAt(state).flatMap(({ services }) =>
      services.map(({ id, service_name }): Option => [String(id), service_name]),
    ),
  );
}

/** Returns the people that a customer may choose, in the same way. */
export function peopleToWaitFor(state: OpenDiary): Option[] {
  return distinct(
    eventsAt(state)
      .filter(({ event_type }) => event_type === 'booking')
      .flatMap(({ people }) => people.map(({ id, name }): Option => [String(id), name])),
  );
}

export type WaitedFor = Pick<WaitingFields, 'from_date' | 'to_date' | 'service_id'>;

export function wantedIn(typed: FormData): WaitedFor {
  const get = (name: string) => textIn(typed, name);
  return { ...daysTyped(get), service_id: get('service_id') };
}

export function textIn(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns 'Cut and blow-dry, Saturday 28 November', as far as it's chosen: a service, or else the date's event. */
export function whatFor(state: OpenDiary, { from_date: from, to_date: to, service_id }: WaitedFor): string {
  const [, service] = servicesToWaitFor(state).find(([id]) => id === service_id) ?? [];
  const [event, ...others] = eventsAt(state).filter(({ event_date }) => event_date === from && from === to);
  const name = service ?? (others.length ? null : event?.event_name);
  return listed(name, from && to && daysText(from, to));
}

function eventsAt(state: OpenDiary) {
  const event = state.waiting?.at.eventId ? chosenEvent(state) : undefined;
  return event ? [event] : state.diary.events;
}

/** Removes duplicates by name, because each event has its own ids for the same services. */
function distinct(options: Option[]): Option[] {
  const first = new Map(options.toReversed().map((option) => [option[1], option]));
  return options.filter((option) => first.get(option[1]) === option);
}
