import { minutesOf } from '@daybook/schema/rules/clock-time';
import type { SlotPerson } from '@daybook/schema/rules/resources';
import type { Slot, SlotQuestion, SlotService } from '@daybook/schema/rules/slots';
import type { Span, Timetable, TimetableMode } from '@daybook/schema/rules/timetable';
import type { ServiceRow, VenueRow } from '../database/catalogue-tables.ts';
import type { EventRow } from '../database/tables.ts';
import type { RuledEvent, EventPersonRow, HeldRow, PlannedEvent } from './contents-store.ts';

export function hasIndividualServices(event: EventRow): boolean {
  return modeOf(event) === 'individual_services';
}

/** Returns the services that count: not rows left over from another mode. */
export function servicesOf({ event, services }: Pick<PlannedEvent, 'event' | 'services'>): ServiceRow[] {
  return hasIndividualServices(event) ? services : [];
}

type TimedEvent = Pick<
  EventRow,
  | 'type'
  | 'serviceMode'
  | 'creationMode'
  | 'startTime'
  | 'endTime'
  | 'slotMinutes'
  | 'bufferMinutes'
  | 'manualSlots'
  | 'lunchStartTime'
  | 'lunchEndTime'
  | 'lastAppointmentTime'
>;

export function timetableOf(event: TimedEvent): Timetable {
  const { lunchStartTime, lunchEndTime, lastAppointmentTime } = event;
  return {
    mode: modeOf(event),
    hours: { start: minutesOf(event.startTime), end: minutesOf(event.endTime) },
    slotMinutes: event.slotMinutes,
    bufferMinutes: event.bufferMinutes,
    manualSlots: event.manualSlots,
    lunch: spanOf(lunchStartTime, lunchEndTime),
    lastStart: lastAppointmentTime ? minutesOf(lastAppointmentTime) : null,
  };
}

function modeOf(event: TimedEvent): TimetableMode {
  if (event.type === 'day_event') return 'day_event';
  return event.serviceMode === 'individual_services' ? 'individual_services' : event.creationMode;
}

interface ChosenInEvent {
  /** Only the chosen venue, or all of the event's. */
  venues: readonly VenueRow[];
  service: ServiceRow | null;
  /** Null means anyone. */
  personId: number | null;
  /** How many places somebody wants. */
  asked?: number;
}

export function slotQuestion(
  { event, people, offers, held, rules }: Pick<RuledEvent, 'event' | 'people' | 'offers' | 'held' | 'rules'>,
  { venues, service, personId, asked = 1 }: ChosenInEvent,
  now: number,
): SlotQuestion {
  const holding = held.some(isOffered)
    ? held.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    : held;
  return {
    event: {
      id: event.id,
      date: event.date,
      timezone: rules.timezone,
      timetable: timetableOf(event),
      places: event.placesPerTime,
    },
    venues: event.type === 'day_event' && holding.length > 0 ? withOffers(venues, holding) : venues,
    service: service && slotServiceOf(service, offers),
    people:
      people?.filter(({ resourceId }) => (personId ?? resourceId) === resourceId).map(slotPersonOf) ?? null,
    personId,
    asked,
    held: holding,
    blocked: rules.blocked,
    limits: rules.limits,
    now,
  };
}

/** Returns whether a moving booking has that slot already, or has it with one of anyone. */
export function isOwnTime(
  { event, moving }: Pick<RuledEvent, 'event' | 'moving'>,
  { startTime, venueId }: Slot,
  personId: number | null,
): boolean {
  return (
    moving?.eventId === event.id &&
    moving.startTime === startTime &&
    moving.venueId === venueId &&
    (personId ?? moving.personId) === moving.personId
  );
}

const isOffered = ({ expiresAt }: HeldRow) => expiresAt !== null;

/** Counts an offer at a day event as a place. */
function withOffers(venues: readonly VenueRow[], held: readonly HeldRow[]): VenueRow[] {
  return venues.map((venue) => {
    const offered = held
      .filter((one) => isOffered(one) && one.venueId === venue.id)
      .reduce((sum, { places }) => sum + places, 0);
    return { ...venue, heldCount: venue.heldCount + offered };
  });
}

export function slotServiceOf(service: ServiceRow, offers: RuledEvent['offers']): SlotService {
  const offering = offers.filter(({ catalogueId }) => catalogueId === service.catalogueId);
  return {
    id: service.id,
    durationMinutes: service.durationMinutes,
    places: service.placesPerTime,
    people: service.everyone ? null : offering.map(({ resourceId }) => resourceId),
  };
}

/** Returns those of the people who offer the service; all of them without a service. */
export function whoOffers(
  service: ServiceRow | null | undefined,
  people: readonly EventPersonRow[],
  offers: RuledEvent['offers'],
): EventPersonRow[] {
  const offering = service && slotServiceOf(service, offers).people;
  return people.filter(({ resourceId }) => offering?.includes(resourceId) ?? true);
}

export function slotPersonOf(person: Omit<EventPersonRow, 'eventId' | 'name' | 'pictureHash'>): SlotPerson {
  return {
    id: person.resourceId,
    hours: spanOf(person.startTime, person.endTime),
    lunch: spanOf(person.lunchStartTime, person.lunchEndTime),
  };
}

function spanOf(start: string | null, end: string | null): Span | null {
  return start !== null && end !== null ? { start: minutesOf(start), end: minutesOf(end) } : null;
}
