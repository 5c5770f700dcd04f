/** The times that an owner may book: a customer's times, without the limits that are for customers alone. */
import type { OwnTime, OwnTimes } from '@daybook/schema/contract/own-times';
import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { explainTimes } from '@daybook/schema/rules/explain-times';
import { clockTimeOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { slotsOf, type Slot, type SlotQuestion } from '@daybook/schema/rules/slots';
import type { ServiceRow } from '../database/catalogue-tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import {
  hasIndividualServices,
  servicesOf,
  slotQuestion,
  slotServiceOf,
} from '../diary/timetable-of-event.ts';
import { reasonAnswer } from './explain-event.ts';

/** What the owner has chosen, by the business's own ids; null for any. */
export interface OwnChoice {
  /** Null for times that need no service. */
  serviceId: number | null;
  personId: number | null;
  placeId: number | null;
}

/** Returns a date's times. Times that are over are left out. */
export function ownTimesOf(events: readonly RuledEvent[], choice: OwnChoice, now: number): OwnTimes {
  const offering = events.flatMap((contents) => {
    const service = serviceIn(contents, choice.serviceId);
    return service === undefined || isBarred(contents) ? [] : [{ contents, service }];
  });
  const times = offering.flatMap((offer) => timesOf(offer, choice, now));
  return {
    people: eachOnce(offering.flatMap(peopleOf)),
    places: eachOnce(offering.flatMap(({ contents: { venues } }) => venues)),
    times: times.sort((one, other) => one.start_time.localeCompare(other.start_time)),
  };
}

interface Offer {
  contents: RuledEvent;
  service: ServiceRow | null;
}

/** Returns undefined for an event that doesn't have the service, or has services where none is chosen. */
function serviceIn(contents: RuledEvent, serviceId: number | null): ServiceRow | null | undefined {
  if (!hasIndividualServices(contents.event)) return serviceId === null ? null : undefined;
  return servicesOf(contents).find(({ catalogueId }) => catalogueId === serviceId);
}

const isBarred = ({ event, lacks }: RuledEvent) => event.isClosed || lacks !== null;

/** Returns those who offer the service, also those whom only the owner books. */
function peopleOf({ contents: { team, offers }, service }: Offer) {
  const offering = service && slotServiceOf(service, offers).people;
  return team.filter(({ resourceId }) => offering?.includes(resourceId) ?? true);
}

function timesOf({ contents, service }: Offer, { personId, placeId }: OwnChoice, now: number): OwnTime[] {
  const { event, people, team, rules } = contents;
  const venues = contents.venues.filter(({ resourceId }) => placeId === null || resourceId === placeId);
  const lacksPlace = placeId !== null && venues.length === 0;
  const lacksPerson = personId !== null && !team.some(({ resourceId }) => resourceId === personId);
  if (lacksPlace || lacksPerson) return [];
  const question = slotQuestion(
    { ...contents, people: people && team, rules: { ...rules, limits: NO_LIMITS } },
    { venues, service, personId },
    -Infinity,
  );
  const free = byStart(slotsOf(question).filter(({ isBooked }) => !isBooked));
  const reasons = new Map(explainTimes(question).map((time) => [clockTimeOf(time.start), time]));
  return allSlotsOf(question)
    .filter(({ endsAt }) => endsAt > now)
    .map((listed) => {
      const slot = free.get(listed.startTime) ?? listed;
      const explained = reasons.get(slot.startTime);
      return {
        slot_id: slot.id,
        event_id: event.id,
        event_name: event.name,
        start_time: slot.startTime,
        end_time: explained ? shownTimeOf(explained.end) : slot.endTime,
        place_name: contents.venues.find(({ id }) => id === slot.venueId)?.name ?? null,
        is_home_visit: event.isHomeVisit,
        is_day_event: event.type === 'day_event',
        reasons: (explained?.reasons ?? []).map((reason) => reasonAnswer(reason, contents)),
      };
    });
}

/** Returns every time of the timetable in which somebody works, taken or not. */
const allSlotsOf = (question: SlotQuestion) =>
  slotsOf({
    ...question,
    held: [],
    blocked: [],
    venues: question.venues.map((venue) => ({ ...venue, heldCount: 0 })),
  });

const byStart = (slots: readonly Slot[]) => new Map(slots.map((slot) => [slot.startTime, slot]));

function eachOnce(all: readonly { resourceId: number; name: string }[]): { id: number; name: string }[] {
  return [...new Map(all.map(({ resourceId: id, name }) => [id, { id, name }])).values()];
}
