/** Carries out the answer to 'Do you take every appointment yourself?' (decision 244). */
import { and, asc, eq, gt, gte, notExists } from 'drizzle-orm';
import { NAME_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { eventPeople } from '../database/catalogue-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, events, users, type BusinessRow } from '../database/tables.ts';
import { assignPeople } from './assign-people-store.ts';
import { claimDayEvent } from './remake-claims-store.ts';
import { addResource, openPeopleOf } from './resources-store.ts';

/** Events changed in one transaction. */
const EVENTS_A_STEP = 25;

export type AnswerWhoWorks = ReturnType<typeof createAnswerWhoWorks>;

export function createAnswerWhoWorks({ write }: Database) {
  /**
   * Adds the owner, after a yes, to an empty team, and to every event from today on that names nobody. It
   * works in steps, so that others can write between them; if it was interrupted, the question is asked again
   * and the answer completes it.
   */
  return async function answerWhoWorks(
    business: BusinessRow,
    takesEveryAppointment: boolean,
    now: number,
  ): Promise<void> {
    const lockOn = { business: business.id };
    if (takesEveryAppointment) {
      let after: number | null = 0;
      while (after !== null) {
        const from: number = after;
        after = await write(lockOn, (tx) => addOwnerFrom(tx, business, from, now));
      }
    }
    await write(lockOn, (tx) =>
      tx.update(businesses).set({ asksWhoWorks: false }).where(eq(businesses.id, business.id)),
    );
  };
}

/** Resolves to the id of the last event of the step; null when there are no more. */
async function addOwnerFrom(
  tx: Transaction,
  business: BusinessRow,
  after: number,
  now: number,
): Promise<number | null> {
  const resourceId = await ownerInTeam(tx, business);
  if (resourceId === null) return null;
  const named = tx
    .select({ id: eventPeople.eventId })
    .from(eventPeople)
    .where(eq(eventPeople.eventId, events.id));
  const step = await tx
    .select()
    .from(events)
    .where(
      and(
        eq(events.businessId, business.id),
        gte(events.date, todayIn(business.timezone, now)),
        gt(events.id, after),
        notExists(named),
      ),
    )
    .orderBy(asc(events.id))
    .limit(EVENTS_A_STEP);
  for (const event of step) {
    await tx.insert(eventPeople).values({ eventId: event.id, resourceId });
    if (event.type === 'day_event') await claimDayEvent(tx, event);
    else await assignPeople(tx, { business, eventId: event.id, now });
  }
  return step.at(-1)?.id ?? null;
}

/** Returns the id of the team's first person, or of the owner, who is then added. */
async function ownerInTeam(tx: Transaction, business: BusinessRow): Promise<number | null> {
  const [first] = await openPeopleOf(tx, business.id);
  return first ? first.id : addOwner(tx, business);
}

/** Adds a business's owner to its team, with the account's name, or else the business's. */
export async function addOwner(
  tx: Transaction,
  { id, name, ownerId }: Pick<BusinessRow, 'id' | 'name' | 'ownerId'>,
): Promise<number | null> {
  if (ownerId === null) return null;
  const owner = await firstOf(
    tx
      .select({ givenName: users.givenName, familyName: users.familyName })
      .from(users)
      .where(eq(users.id, ownerId)),
  );
  const ownName = [owner?.givenName, owner?.familyName].filter(Boolean).join(' ').trim();
  const request = {
    name: (ownName || name).slice(0, NAME_MAX),
    colour: null,
    bookable_online: true,
    service_ids: undefined,
    position: undefined,
  };
  const added = await addResource(tx, id, { kind: 'person', request });
  return added.ok ? added.value : null;
}
