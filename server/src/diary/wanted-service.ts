/** A diary for one service: only its events, counted for it and for the chosen person. */

import type { Diary } from '@daybook/schema/contract/diary';
import type { PlannedEvent } from './contents-store.ts';
import { servicesOf, whoOffers } from './timetable-of-event.ts';

/** What a customer has chosen before a date. */
export interface Wanted {
  /** The service in the business's list. */
  catalogueId: number;
  /** Null means anyone. */
  personId: number | null;
}

/** Returns the event with this service alone; null if it doesn't have it, or not with this person. */
export function contentsForWanted<Event extends PlannedEvent>(
  contents: Event,
  { catalogueId, personId }: Wanted,
): Event | null {
  const { people, offers } = contents;
  const service = servicesOf(contents).find((one) => one.catalogueId === catalogueId);
  if (!service) return null;
  const isWith = ({ resourceId }: { resourceId: number }) => resourceId === personId;
  const hasPerson = personId === null || whoOffers(service, people ?? [], offers).some(isWith);
  return hasPerson ? { ...contents, services: [service] } : null;
}

/** Returns what of it can be booked, according to the diary of all events. */
export function wantedIn(
  { services }: Pick<Diary, 'services'>,
  { catalogueId, personId }: Wanted,
): NonNullable<Diary['wanted']> {
  const service = services.find(({ id }) => id === catalogueId);
  if (!service) return { service_id: null, person_id: null, dropped: 'service' };
  const isOffering = personId === null || service.person_ids.includes(personId);
  return {
    service_id: service.id,
    person_id: isOffering ? personId : null,
    dropped: isOffering ? null : 'person',
  };
}
