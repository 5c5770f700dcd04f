import { and, asc, eq, isNull } from 'drizzle-orm';
import { MINUTE } from '@daybook/schema/figures/periods';
import { bookings } from '../database/booking-tables.ts';
import type { Transaction } from '../database/database.ts';
import { isOfEvent, isUpcoming } from '../database/expressions.ts';
import type { BusinessRow } from '../database/tables.ts';
import { loadEvent } from '../diary/contents-store.ts';
import { whoOffers } from '../diary/timetable-of-event.ts';
import { claimAgain } from './claims-store.ts';

interface Assigning {
  business: BusinessRow;
  eventId: number;
  now: number;
}

/**
 * Gives each upcoming booking of the event that names nobody one of its people: of those who are free then,
 * the one with the fewest booked minutes that day; if nobody is free, the one with the fewest of all.
 * Overlaps that result are marked, and stay. Resolves to the ids of the bookings, in order of start.
 */
export async function assignPeople(
  tx: Transaction,
  { business, eventId, now }: Assigning,
): Promise<number[]> {
  const contents = await loadEvent(tx, eventId);
  if (!contents || contents.event.type === 'day_event' || contents.team.length === 0) return [];
  const { team, services, offers, held } = contents;
  const toAssign = await tx
    .select()
    .from(bookings)
    .where(and(isOfEvent(eventId, business.id), isNull(bookings.personId), isUpcoming(now)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  const busy = held.flatMap(({ resourceId, startsAt, endsAt }) =>
    resourceId === null ? [] : [{ resourceId, startsAt, endsAt }],
  );
  for (const { id, serviceId, startsAt, endsAt, bufferMinutes } of toAssign) {
    const service = services.find((one) => one.id === serviceId);
    const able = whoOffers(service, team, offers);
    const until = endsAt + bufferMinutes * MINUTE;
    const [best] = (able.length > 0 ? able : team)
      .map(({ resourceId, name }) => {
        const times = busy.filter((time) => time.resourceId === resourceId);
        return {
          resourceId,
          name,
          isFree: !times.some((time) => time.startsAt < until && time.endsAt > startsAt),
          minutes: times.reduce((sum, time) => sum + time.endsAt - time.startsAt, 0),
        };
      })
      .sort((one, other) => Number(other.isFree) - Number(one.isFree) || one.minutes - other.minutes);
    if (!best) continue;
    const { resourceId, name } = best;
    const assigned = tx
      .update(bookings)
      .set({ personId: resourceId, personName: name, allowedOverlap: true })
      .where(eq(bookings.id, id));
    await claimAgain(tx, await assigned.returning());
    busy.push({ resourceId, startsAt, endsAt: until });
  }
  return toAssign.map(({ id }) => id);
}
