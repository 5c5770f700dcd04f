/** Converts weekly hours between their request, their table and the events of their dates. */

import type { EventPlan } from '@daybook/schema/contract/event-request';
import { namedResources } from '@daybook/schema/contract/event-resources';
import { planOfWeekday, type PatternRequest } from '@daybook/schema/contract/pattern';
import { weekdayOf } from '@daybook/schema/rules/date';
import type { PatternRule } from '@daybook/schema/rules/pattern-dates';
import type { PatternEvent, PatternWeekday } from '@daybook/schema/rules/pattern-event';
import { bytesIn } from '../businesses/text-room-store.ts';
import type { PatternRow, PlannedEvents } from '../database/tables.ts';
import { venueColumns } from '../diary/venue-shape.ts';
import { newEventOf, type NewEvent } from '../events/new-event.ts';
import { namedPersonOf, type Named } from '../resources/event-parts-store.ts';
import { columnsOfEventService } from '../resources/service-shape.ts';

/** The columns that a request determines. */
export type PatternPlan = Pick<
  PatternRow,
  'weekdays' | 'everyWeeks' | 'fromDate' | 'untilDate' | 'weeksAhead' | 'event'
>;

export const ruleOf = ({ weekdays, everyWeeks, fromDate, untilDate }: PatternPlan): PatternRule => ({
  weekdays,
  every_weeks: everyWeeks,
  from_date: fromDate,
  until_date: untilDate,
});

/** Returns the event of a date, YYYY-MM-DD, that is one of its weekdays. `now` is milliseconds since 1970. */
export function newEventOn(
  { weekdays, event }: PlannedEvents,
  date: string,
  now: number,
): Required<NewEvent> {
  const weekday = weekdays.find(({ day }) => day === weekdayOf(date) + 1);
  if (!weekday) throw new Error('weekly hours have no such weekday');
  return newEventOf(planOf(event, weekday), date, [], now);
}

const NOT_WRITTEN_OUT = { services: [], place_ids: [], person_ids: [] };

function planOf({ manual_slots, ...event }: PatternEvent, weekday: PatternWeekday): EventPlan {
  return planOfWeekday(
    { ...event, ...placesOfPattern(event), ...NOT_WRITTEN_OUT, manual_slots: [...manual_slots] },
    weekday,
  );
}

type PlacesField = 'places_per_time' | 'places_per_booking' | 'event_price';

/** Returns them also for weekly hours of version 0.1.0, which say none. */
export const placesOfPattern = ({
  places_per_time = 1,
  places_per_booking = 1,
  event_price = null,
}: Pick<PatternEvent, PlacesField>): Pick<EventPlan, PlacesField> => ({
  places_per_time,
  places_per_booking,
  event_price,
});

/** Returns the places, services and people that a request names, for all weekdays together. */
export function namedIn({ event, weekdays }: PatternRequest): Named & { venues: object[] } {
  const named = namedResources(event);
  const hasServices = event.event_type === 'booking' && event.service_mode === 'individual_services';
  const people = [...named.people, ...weekdays.flatMap((weekday) => weekday.people ?? [])];
  return {
    places: named.places.map(({ id, max_capacity }) => ({ id, maxCapacity: max_capacity ?? null })),
    venues: event.venues.map(venueColumns),
    serviceIds: hasServices ? named.serviceIds : [],
    services: hasServices ? event.services.map(columnsOfEventService) : [],
    people: people.map(namedPersonOf),
  };
}

/** The business's own rows for the places and services in a request. */
interface OwnParts {
  places: PatternEvent['places'];
  serviceIds: number[];
}

/** Returns the columns for a request whose services and places already belong to the business. */
export function planOfRequest(request: PatternRequest, { places, serviceIds }: OwnParts): PatternPlan {
  const {
    services: _services,
    venues: _venues,
    place_ids: _placeIds,
    person_ids: _personIds,
    ...event
  } = request.event;
  return {
    weekdays: request.weekdays,
    everyWeeks: request.every_weeks,
    fromDate: request.from_date,
    untilDate: request.until_date,
    weeksAhead: request.weeks_ahead,
    event: {
      ...event,
      service_type: event.service_mode,
      places: once(places),
      people: namedResources(request.event).people,
      service_ids: [...new Set(serviceIds)],
    },
  };
}

/** Removes duplicates: a place may be both named by id and described. */
const once = (places: PatternEvent['places']) =>
  places.filter(({ id }, at) => places.findIndex((other) => other.id === id) === at);

/** Returns the bytes of the texts that weekly hours store (businesses/text-room-store.ts). */
export const bytesOfPattern = ({ weekdays, event }: PatternPlan) =>
  bytesIn(JSON.stringify(weekdays), JSON.stringify(event));

/** Returns how many places, people and services each of its dates has. */
export const partsOf = ({ places, people, service_ids: services }: PatternEvent) =>
  places.length + people.length + services.length;
