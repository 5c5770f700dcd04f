/**
 * From what was asked for (a query, attributes, a press) to what the diary shows: the page that the server
 * renders and the widget that brings it to life must come to the same answer.
 */
import { monthOf } from './date.ts';
import { NOTHING_CHOSEN, type DiaryChoice } from './diary-choice.ts';

/** As much of an event as choosing asks for; contract/event.ts's public event is one. */
export interface OfferedEvent {
  id: number;
  /** YYYY-MM-DD */
  event_date: string;
  service_mode: 'time_slots' | 'individual_services';
  services: readonly { id: number }[];
  venues: readonly { id: number }[];
  /** Free times or places; null is no limit. */
  free_count: number | null;
}

/** In order of date and start, from today on. */
export interface OfferedDiary {
  events: readonly OfferedEvent[];
  first_free_date: string | null;
}

const hasRoom = (event: OfferedEvent) => event.free_count !== 0;

/**
 * The event asked for, else the first with room on the date asked for, else the first bookable one of the
 * diary (decision 22). A lone venue or service is chosen by itself;
 * of several venues none means any. What belongs to another event is dropped. The month stays only where
 * it is not the chosen date's.
 */
export function completeChoice(diary: OfferedDiary, asked: DiaryChoice): DiaryChoice {
  const event = shownEvent(diary, asked);
  if (!event) return { ...NOTHING_CHOSEN, month: asked.month };
  const services = event.service_mode === 'individual_services' ? event.services : [];
  const serviceId = oneOf(services, asked.serviceId);
  return {
    date: event.event_date,
    eventId: event.id,
    venueId: oneOf(event.venues, asked.venueId),
    serviceId,
    slotId:
      event.id === (asked.eventId ?? event.id) && !mustChooseService(event, serviceId) ? asked.slotId : null,
    month: asked.month === monthOf(event.event_date) ? null : asked.month,
  };
}

/** True while the event's services must be chosen from before it has any slots. */
export function mustChooseService(event: OfferedEvent, serviceId: number | null): boolean {
  return event.service_mode === 'individual_services' && serviceId === null;
}

function shownEvent({ events, first_free_date }: OfferedDiary, asked: DiaryChoice): OfferedEvent | undefined {
  const named = events.find((event) => event.id === asked.eventId);
  if (named) return named;
  const onDate = (date: string | null) => events.filter((event) => event.event_date === date);
  const asIntended = onDate(asked.date);
  const candidates = asIntended.length ? asIntended : onDate(first_free_date);
  return candidates.find(hasRoom) ?? candidates[0] ?? events[0];
}

/** The asked one if it is offered, else the only one, else none. */
function oneOf(offered: readonly { id: number }[], asked: number | null): number | null {
  const found = offered.find(({ id }) => id === asked);
  return (found ?? (offered.length === 1 ? offered[0] : undefined))?.id ?? null;
}
