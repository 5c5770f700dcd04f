import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { bookedAnswer } from '@daybook/schema/contract/booking';
import { slot as slotShape, type Slot } from '@daybook/schema/contract/slot';
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import { bookOverHttp } from '../../test/customer.ts';
import type { World } from '../world.ts';
import { hear, isRefusal } from './asking.ts';

export type CustomersOf = Pick<World, 'ledger' | 'random' | 'fleet'>;

/** Attempts before a customer gives up, and milliseconds between them. */
const ATTEMPTS = 4;
const BETWEEN = 200;
/** How many of the first free times many customers want. */
const WANTED_BY_ALL = 3;

let customers = 0;
export const newEmail = () => `customer-${(customers += 1)}@chaos.example`;

export const isCustomer = (email: string) => /^customer-\d+@chaos\.example$/.test(email);

/** Tries again while there is no response, always with one key, at any process. */
export async function bookSomething(world: CustomersOf): Promise<void> {
  const { ledger, random, fleet } = world;
  const eventId = random.pick([...ledger.events.keys()].filter((id) => !ledger.deletionAsked.has(id)));
  if (eventId === undefined) return;
  const free = (await slotsOf(world, eventId)).filter((slot) => !slot.is_booked);
  const slot = random.pick(random.chance(0.4) ? free.slice(0, WANTED_BY_ALL) : free);
  if (!slot) return;
  const attempt = newAttempt(world, slot, eventId);
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    if ((await attempt.again(random.pick(fleet.urls()) ?? '')) !== 'unclear') return;
    await wait(BETWEEN);
  }
  ledger.open.push({ email: attempt.email, again: () => attempt.again(random.pick(fleet.urls()) ?? '') });
}

export function newAttempt(world: CustomersOf, slot: Slot, eventId: number) {
  const { ledger, random } = world;
  const email = newEmail();
  // A repeated request must be the same.
  const places = (slot.places_left ?? 1) > 1 && random.chance(0.4) ? 2 : 1;
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  return {
    email,
    async again(url: string): Promise<'booked' | 'refused' | 'unclear'> {
      const heard = await hear(ledger, 'POST book', bookOverHttp(url, slot, { email, places }, headers));
      const booked = heard?.status === 201 ? bookedAnswer.safeParse(heard.body) : null;
      if (booked?.success) {
        notePromise(ledger, { email, eventId }, booked.data);
        return 'booked';
      }
      if (!isRefusal(heard)) return 'unclear';
      ledger.refused.add(email);
      return 'refused';
    },
  };
}

interface Answered {
  booking_reference: string;
  cancel_url: string;
  booking: { starts_at: string };
}

export function notePromise(
  ledger: CustomersOf['ledger'],
  { email, eventId }: { email: string; eventId: number },
  { booking_reference: reference, cancel_url, booking }: Answered,
): void {
  // A repeated request gets the same response, even if the booking was moved meanwhile.
  if (ledger.booked.has(reference)) return;
  const cancelToken = new URL(cancel_url).searchParams.get('token') ?? '';
  ledger.booked.set(reference, { reference, email, eventId, cancelToken });
  ledger.starts.set(reference, Date.parse(booking.starts_at));
}

export async function slotsOf({ ledger, random, fleet }: CustomersOf, eventId: number): Promise<Slot[]> {
  const url = random.pick(fleet.urls()) ?? '';
  const heard = await hear(ledger, 'GET slots', fetch(`${url}/api/events/${eventId}/time-slots`));
  const slots = z.array(slotShape).safeParse(heard?.body);
  return slots.success ? slots.data : [];
}

export async function cancelSomething({ ledger, random, fleet }: CustomersOf): Promise<void> {
  const promised = random.pick(
    [...ledger.booked.values()].filter((each) => !ledger.cancelAsked.has(each.reference)),
  );
  if (!promised) return;
  ledger.cancelAsked.add(promised.reference);
  const asking = fetch(`${random.pick(fleet.urls()) ?? ''}/api/cancel/booking`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: promised.cancelToken }),
  });
  const heard = await hear(ledger, 'POST cancel', asking);
  if (heard?.status === 200) ledger.cancelled.add(promised.reference);
}

/** Follows the link in the email, and chooses another time of the same event. */
export async function moveSomething(world: CustomersOf): Promise<void> {
  const { ledger, random, fleet } = world;
  const promised = random.pick(
    [...ledger.booked.values()].filter(
      ({ reference, eventId }) =>
        !ledger.cancelAsked.has(reference) &&
        !ledger.moving.has(reference) &&
        !ledger.deletionAsked.has(eventId),
    ),
  );
  if (!promised) return;
  const { reference, eventId, cancelToken } = promised;
  const free = (await slotsOf(world, eventId)).filter((slot) => !slot.is_booked);
  const slot = random.pick(random.chance(0.4) ? free.slice(0, WANTED_BY_ALL) : free);
  if (!slot || ledger.moving.has(reference)) return;
  ledger.moving.add(reference);
  const start = Date.parse(slot.starts_at);
  // Recorded before the request, because the server may carry out one whose response is lost.
  addTo(ledger.startsAsked, reference, start);
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const asking = fetch(`${random.pick(fleet.urls()) ?? ''}/api/cancel/move`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: cancelToken, slot_id: slot.id }),
    });
    const heard = await hear(ledger, 'POST move', asking);
    if (heard?.status === 200) {
      ledger.starts.set(reference, start);
      ledger.moves += 1;
    }
    if (heard?.status === 200 || isRefusal(heard)) {
      ledger.startsAsked.get(reference)?.delete(start);
      break;
    }
    await wait(BETWEEN);
  }
  ledger.moving.delete(reference);
}

export function addTo<Value>(asked: Map<string, Set<Value>>, key: string, value: Value): void {
  asked.set(key, (asked.get(key) ?? new Set()).add(value));
}
