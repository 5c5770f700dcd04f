import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { offerTaken, waitingList } from '@daybook/schema/contract/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { SESSION_SECRET } from '../../bench/servers.ts';
import { createLinkTokens } from '../../src/tokens/seal.ts';
import { SHORT, type PromisedOffer } from '../ledger.ts';
import type { OwnedBusiness } from '../world.ts';
import { askAsOwner, hear, isRefusal } from './asking.ts';
import { newEmail, notePromise, slotsOf, type CustomersOf } from './customers.ts';

const ATTEMPTS = 4;
const BETWEEN = 200;
const made = z.object({ id: z.number() });
const tokens = createLinkTokens('offerLink', [SESSION_SECRET]);

/** Adds somebody to the waiting list as their owner, and offers them a free time. */
export async function offerSomething(world: CustomersOf, { id, owner }: OwnedBusiness): Promise<void> {
  const { ledger, random, fleet } = world;
  const own = [...ledger.events].filter(
    ([eventId, { businessId }]) => businessId === id && !ledger.deletionAsked.has(eventId),
  );
  const [eventId] = random.pick(own) ?? [];
  if (eventId === undefined) return;
  const slot = random.pick((await slotsOf(world, eventId)).filter((each) => !each.is_booked));
  if (!slot) return;
  const email = newEmail();
  const date = todayIn('Europe/London', Date.parse(slot.starts_at));
  const ask = (path: string, body: unknown) =>
    askAsOwner(world, random.pick(fleet.urls()) ?? '', owner, { method: 'POST', path, body });
  const added = await ask(`/api/businesses/${id}/waiting-list`, {
    attendee_first_name: 'Mary',
    attendee_last_name: 'Anning',
    attendee_email: email,
    from_date: date,
    to_date: date,
  });
  const entry = added?.status === 201 ? made.safeParse(added.body) : null;
  if (!entry?.success) return;
  const offered = await ask(`/api/businesses/${id}/waiting-list/${entry.data.id}/offer`, {
    slot_id: slot.id,
  });
  const offer = offered?.status === 201 ? made.safeParse(offered.body) : null;
  if (offer?.success) ledger.offers.set(offer.data.id, { email, eventId, answer: null });
}

/** Adds somebody to the waiting list for a full short day, and reads what the job has offered. */
export async function waitForShortDay(world: CustomersOf, business: OwnedBusiness): Promise<void> {
  const { ledger, random, fleet } = world;
  const short = [...ledger.events].filter(
    ([, { businessId, name }]) => businessId === business.id && name.startsWith(SHORT),
  );
  const [eventId] = random.pick(short) ?? [];
  if (eventId === undefined) return;
  const slots = await slotsOf(world, eventId);
  const [first] = slots;
  const path = `/api/businesses/${business.id}/waiting-list`;
  const ask = (method: 'GET' | 'POST', body?: unknown) =>
    askAsOwner(world, random.pick(fleet.urls()) ?? '', business.owner, { method, path, body });
  if (first && slots.every((each) => each.is_booked)) {
    const email = newEmail();
    const date = todayIn('Europe/London', Date.parse(first.starts_at));
    ledger.waiting.set(email, eventId);
    await ask('POST', {
      attendee_first_name: 'Mary',
      attendee_last_name: 'Anning',
      attendee_email: email,
      from_date: date,
      to_date: date,
    });
  }
  const list = waitingList.safeParse((await ask('GET'))?.body).data;
  for (const { id, entry_id, kind, outcome } of list?.offers ?? []) {
    const email = list?.entries.find((entry) => entry.id === entry_id)?.attendee_email ?? '';
    const of = ledger.waiting.get(email);
    if (of === undefined || kind !== 'held' || outcome !== 'open' || ledger.offers.has(id)) continue;
    ledger.offers.set(id, { email, eventId: of, answer: null });
    ledger.offersOfJob += 1;
  }
}

/** Takes or declines by the link in the email that offers a time. Tries again while there is no response. */
export async function answerSomething(world: CustomersOf): Promise<void> {
  const { ledger, random } = world;
  const [id, offer] = random.pick([...ledger.offers].filter(([, { answer }]) => answer === null)) ?? [];
  if (id === undefined || !offer) return;
  const asked = random.chance(0.7) ? 'taken' : 'declined';
  offer.answer = { asked, isDone: null, reference: null };
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    if ((await answerOnce(world, id, offer)) !== 'unclear') return;
    await wait(BETWEEN);
  }
  ledger.open.push({ email: offer.email, again: () => answerOnce(world, id, offer) });
}

async function answerOnce(
  { ledger, random, fleet }: CustomersOf,
  id: number,
  offer: PromisedOffer,
): Promise<'booked' | 'refused' | 'unclear'> {
  const { answer, email } = offer;
  if (!answer) return 'refused';
  const path = answer.asked === 'taken' ? '/api/offers/take' : '/api/offers/decline';
  const asking = fetch((random.pick(fleet.urls()) ?? '') + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: tokens.tokenOf({ id, email }) }),
  });
  const heard = await hear(ledger, `POST ${path}`, asking);
  const taken = answer.asked === 'taken' && heard?.status === 200 ? offerTaken.safeParse(heard.body) : null;
  if (taken?.success) {
    const { booking_reference, cancel_url, starts_at } = taken.data;
    notePromise(ledger, offer, { booking_reference, cancel_url, booking: { starts_at } });
    Object.assign(answer, { isDone: true, reference: booking_reference });
    return 'booked';
  }
  if (answer.asked === 'declined' && heard?.status === 200) {
    answer.isDone = true;
    return 'refused';
  }
  if (!isRefusal(heard)) return 'unclear';
  answer.isDone = false;
  ledger.refused.add(email);
  return 'refused';
}
