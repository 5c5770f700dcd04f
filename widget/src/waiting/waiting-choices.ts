/** The choices in the waiting list's form: what the diary's loaded events offer. */
import { chosenEvent, type OpenDiary } from '../diary/diary-state.ts';

type Option = [id: string, name: string];

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

function eventsAt(state: OpenDiary) {
  const event = state.waiting?.at.eventId ? chosenEvent(state) : undefined;
  return event ? [event] : state.diary.events;
}

/** Removes duplicates by name, because each event has its own ids for the same services. */
function distinct(options: Option[]): Option[] {
  const first = new Map(options.toReversed().map((option) => [option[1], option]));
  return options.filter((option) => first.get(option[1]) === option);
}
