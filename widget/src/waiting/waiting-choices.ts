/** What somebody who waits may choose between: what the loaded events of the diary offer. */
import { chosenEvent, type OpenDiary } from '../diary/diary-state.ts';

type Option = [id: string, name: string];

/** Returns the chosen event's services; without one those of all events, each name once. */
export function servicesToWaitFor(state: OpenDiary): Option[] {
  return distinct(
    eventsAt(state).flatMap(({ services }) =>
      services.map(({ id, service_name }): Option => [String(id), service_name]),
    ),
  );
}

/** Returns the people of whom a customer may choose one, as `servicesToWaitFor` the services. */
export function peopleToWaitFor(state: OpenDiary): Option[] {
  return distinct(
    eventsAt(state)
      .filter(({ event_type }) => event_type === 'booking')
      .flatMap(({ people }) => people.map(({ id, name }): Option => [String(id), name])),
  );
}

function eventsAt(state: OpenDiary) {
  const event = state.waiting?.at.eventId ? chosenEvent(state) : undefined;
  return event ? [event] : state.diary.events;
}

/** Each event lists services under ids of its own, so that a name is what people tell apart. */
function distinct(options: Option[]): Option[] {
  const first = new Map(options.toReversed().map((option) => [option[1], option]));
  return options.filter((option) => first.get(option[1]) === option);
}
