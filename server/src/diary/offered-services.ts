/** Collects, while a diary is counted, the services that it offers and the first free time of each. */

import type { Diary, DiaryService } from '@daybook/schema/contract/diary';
import { DIARY_SERVICES_MAX } from '@daybook/schema/figures/bounds';
import { firstFreeStart } from '@daybook/schema/rules/availability';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import type { ServiceRow } from '../database/catalogue-tables.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { EventPersonRow } from './contents-store.ts';
import type { CountedEvent } from './count-events.ts';
import { personAnswer, serviceAnswer } from './diary-responses.ts';
import { hasRoom } from './diary.ts';
import { servicesOf, slotQuestion, slotServiceOf, whoOffers } from './timetable-of-event.ts';

/** Looks for a first free time without giving others a turn. */
const LOOKS_A_TURN = 5;
/** Looks of one diary: a business of 50 services has found nearly all after as many. */
const LOOKS_MAX = 500;

interface Found {
  service: ServiceRow;
  people: Set<number>;
  first: DiaryService['first_free'];
}

/** What has been found so far. */
export interface OfferedServices {
  found: Map<number, Found>;
  people: Map<number, EventPersonRow>;
  hasOthers: boolean;
  looks: number;
}

export const nothingOffered = (): OfferedServices => ({
  found: new Map(),
  people: new Map(),
  hasOthers: false,
  looks: 0,
});

/** Adds what further events offer. Takes them in order of date and start. */
export async function addOffered(
  offered: OfferedServices,
  counted: readonly CountedEvent[],
  now: number,
): Promise<void> {
  for (const one of counted) {
    const services = servicesOf(one);
    if (services.length === 0) offered.hasOthers = true;
    // An event without anybody to book offers nothing.
    if (one.people?.length === 0) continue;
    for (const service of services) await addService(offered, one, service, now);
  }
}

async function addService(
  offered: OfferedServices,
  counted: CountedEvent,
  service: ServiceRow,
  now: number,
): Promise<void> {
  const found = offered.found.get(service.catalogueId) ?? { service, people: new Set(), first: null };
  offered.found.set(service.catalogueId, found);
  for (const person of whoOffers(service, counted.people ?? [], counted.offers)) {
    found.people.add(person.resourceId);
    offered.people.set(person.resourceId, person);
  }
  if (found.first || offered.looks >= LOOKS_MAX || !hasRoom(counted)) return;
  offered.looks += 1;
  if (offered.looks % LOOKS_A_TURN === 0) await nextTurn();
  const chosen = { venues: counted.venues, service, personId: null };
  const start = firstFreeStart({
    ...slotQuestion(counted, chosen, now),
    service: slotServiceOf(service, counted.offers),
  });
  if (start !== null) found.first = { date: counted.event.date, start_time: clockTimeOf(start) };
}

/** `order` has the ids of the business's services. */
export function offeredAnswer(
  offered: OfferedServices,
  order: readonly number[],
): Pick<Diary, 'services' | 'people' | 'has_other_events'> {
  const services = order
    .flatMap((id) => offered.found.get(id) ?? [])
    .slice(0, DIARY_SERVICES_MAX)
    .map(({ service, people, first }): DiaryService => {
      const { service_description: _described, ...shown } = serviceAnswer(service);
      return { ...shown, id: service.catalogueId, person_ids: [...people], first_free: first };
    });
  const people = Array.from(offered.people.values(), personAnswer);
  return { services, people, has_other_events: offered.hasOthers };
}
