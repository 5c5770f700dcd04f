import { CAPACITY_MAX, PEOPLE_MAX, SERVICES_MAX, VENUES_MAX } from '../figures/bounds.ts';
import { CHOSEN_TWICE, LUNCH_OUTSIDE_HOURS } from '../words/catalogue-texts.ts';
import { CAPACITY_NOT_VALID, capacityTooLarge, END_AFTER_START } from '../words/event-texts.ts';
import { HOURS_NEED_BOTH } from '../words/input-texts.ts';
import { ownerEvent } from './event.ts';
import { blameIn, idField, optionalTime } from './fields.ts';
import { offersEnded } from './misfits.ts';
import { ownerBooking } from './owner-booking.ts';
import { z } from './zod.ts';

/** A person's own hours and lunch on a date; null means the event's. */
export const ownHours = {
  start_time: optionalTime,
  end_time: optionalTime,
  lunch_start_time: optionalTime,
  lunch_end_time: optionalTime,
};

type OwnHours = z.output<z.ZodObject<typeof ownHours>>;

export function checkOwnHours(person: OwnHours, context: z.RefinementCtx): void {
  const { start_time: start, end_time: end, lunch_start_time: lunch, lunch_end_time: lunchEnd } = person;
  const blame = blameIn(context);
  if ((start === null) !== (end === null))
    blame([start === null ? 'start_time' : 'end_time'], HOURS_NEED_BOTH);
  else if (start !== null && end !== null && end <= start) blame(['end_time'], END_AFTER_START);
  if ((lunch === null) !== (lunchEnd === null))
    blame([lunch === null ? 'lunch_start_time' : 'lunch_end_time'], HOURS_NEED_BOTH);
  else if (lunch !== null && lunchEnd !== null && lunchEnd <= lunch)
    blame(['lunch_end_time'], END_AFTER_START);
  else if (lunch !== null && start !== null && lunch < start)
    blame(['lunch_start_time'], LUNCH_OUTSIDE_HOURS);
  else if (lunchEnd !== null && end !== null && lunchEnd > end)
    blame(['lunch_end_time'], LUNCH_OUTSIDE_HOURS);
}

export const eventPersonRequest = z.object({ id: idField, ...ownHours }).superRefine(checkOwnHours);

/** `max_capacity` is for day events; if left out, it is unchanged. */
const eventPlaceRequest = z.object({
  id: idField,
  max_capacity: z
    .int(CAPACITY_NOT_VALID)
    .min(1, CAPACITY_NOT_VALID)
    .max(CAPACITY_MAX, capacityTooLarge(CAPACITY_MAX))
    .nullish(),
});

export const once = <Item>(items: readonly Item[], idOf: (item: Item) => number) =>
  new Set(items.map(idOf)).size === items.length;
const ids = (max: number) =>
  z
    .array(idField)
    .max(max, { abort: true })
    .refine((given) => once(given, (id) => id), CHOSEN_TWICE);

/** What an event has, by id. `people` and `places` say more than `person_ids` and `place_ids`. */
export const resourceFields = {
  place_ids: ids(VENUES_MAX).default([]),
  places: z
    .array(eventPlaceRequest)
    .max(VENUES_MAX, { abort: true })
    .refine((given) => once(given, ({ id }) => id), CHOSEN_TWICE)
    .default([]),
  person_ids: ids(PEOPLE_MAX).default([]),
  people: z
    .array(eventPersonRequest)
    .max(PEOPLE_MAX, { abort: true })
    .refine((given) => once(given, ({ id }) => id), CHOSEN_TWICE)
    .default([]),
  service_ids: ids(SERVICES_MAX).default([]),
};

/** Replaces everything that the event has. */
export const eventResourcesRequest = z.object({
  ...resourceFields,
  /** True to see what would change, without saving. */
  preview: z.boolean().default(false),
});

export const eventResources = z.object({
  /** The event after the change; null for a preview. */
  event: ownerEvent.nullable(),
  /** Upcoming bookings whose person or service the event loses, or that lie outside a person's hours. */
  kept: z.array(ownerBooking),
  /** Upcoming bookings that are now given a person. */
  assigned: z.array(ownerBooking),
  /** Upcoming bookings that stay although they overlap another, or a day event, of the same resource. */
  overlapping: z.array(ownerBooking),
  ...offersEnded,
});

type ResourceFields = z.output<z.ZodObject<typeof resourceFields>>;
export type EventPersonRequest = z.output<typeof eventPersonRequest>;
type EventPlaceRequest = z.output<typeof eventPlaceRequest>;
export type EventResources = z.infer<typeof eventResources>;

export interface NamedResources {
  places: EventPlaceRequest[];
  people: EventPersonRequest[];
  serviceIds: number[];
}

/** Returns what the request names, in its order. Entries with details come before bare ids. */
export function namedResources(request: ResourceFields): NamedResources {
  const noHours = { start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null };
  return {
    places: [...request.places, ...others(request.place_ids, request.places, (id) => ({ id }))],
    people: [...request.people, ...others(request.person_ids, request.people, (id) => ({ id, ...noHours }))],
    serviceIds: request.service_ids,
  };
}

function others<Item extends { id: number }>(
  given: readonly number[],
  named: readonly Item[],
  itemOf: (id: number) => Item,
): Item[] {
  return given.filter((id) => !named.some((item) => item.id === id)).map(itemOf);
}
