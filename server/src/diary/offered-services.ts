/** Collects, while a diary is counted, the services that it offers and the first free time of each. */

import type { Diary, DiaryService } from '@daybook/schema/contract/diary';
import { DIARY_SERVICES_MAX } from '@daybook/schema/figures/bounds';
import { firstFreeStart } from '@daybook/schema/rules/availability';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import type { ServiceRow } from '../database/catalogue-tables.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { CountedEvent } from './count-events.ts';
import { serviceAnswer } from './diary-responses.ts';
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

export class OfferedServices {
  private readonly found = new Map<number, Found>();
  private readonly people = new Map<number, string>();
  private hasOthers = false;
  private looks = 0;

  /** Takes the events in order of date and start. */
  async take(counted: readonly CountedEvent[], now: number): Promise<void> {
    for (const one of counted) {
      const services = servicesOf(one);
      if (services.length === 0) this.hasOthers = true;
      // An event without anybody to book offers nothing.
      if (one.people?.length === 0) continue;
      for (const service of services) await this.takeService(one, service, now);
    }
  }

  private async takeService(counted: CountedEvent, service: ServiceRow, now: number): Promise<void> {
    const found = this.found.get(service.catalogueId) ?? { service, people: new Set(), first: null };
    if (!this.found.has(service.catalogueId)) this.found.set(service.catalogueId, found);
    for (const { resourceId, name } of whoOffers(service, counted.people ?? [], counted.offers)) {
      found.people.add(resourceId);
      this.people.set(resourceId, name);
    }
    if (found.first || this.looks >= LOOKS_MAX || !hasRoom(counted)) return;
    this.looks += 1;
    if (this.looks % LOOKS_A_TURN === 0) await nextTurn();
    const chosen = { venues: counted.venues, service, personId: null };
    const start = firstFreeStart({
      ...slotQuestion(counted, chosen, now),
      service: slotServiceOf(service, counted.offers),
    });
    if (start !== null) found.first = { date: counted.event.date, start_time: clockTimeOf(start) };
  }

  /** `order` has the ids of the business's services. */
  answer(order: readonly number[]): Pick<Diary, 'services' | 'people' | 'has_other_events'> {
    const services = order
      .flatMap((id) => this.found.get(id) ?? [])
      .slice(0, DIARY_SERVICES_MAX)
      .map(({ service, people, first }): DiaryService => {
        const { service_description: _described, ...shown } = serviceAnswer(service);
        return { ...shown, id: service.catalogueId, person_ids: [...people], first_free: first };
      });
    const people = Array.from(this.people, ([id, name]) => ({ id, name }));
    return { services, people, has_other_events: this.hasOthers };
  }
}
