import { z } from 'zod';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { plan } from '../../test/plans.ts';
import type { Promised } from '../ledger.ts';
import type { OwnedBusiness, World } from '../world.ts';
import { askAsOwner } from './asking.ts';
import { addTo, slotsOf } from './customers.ts';
import { offerSomething, waitForShortDay } from './waiters.ts';

type OwnersOf = Pick<World, 'ledger' | 'random' | 'fleet' | 'businesses'>;

const made = z.object({ id: z.number() });

/** Does one random thing as this owner. Only they and their customers change this business. */
export async function manage(world: OwnersOf, business: OwnedBusiness): Promise<void> {
  const { random } = world;
  const does = random.next();
  if (does < 0.2) await renameAttendee(world, business);
  else if (does < 0.35) await withdraw(world, business);
  else if (does < 0.55) await moveBooking(world, business);
  else if (does < 0.65) await offerSomething(world, business);
  else if (does < 0.8) await waitForShortDay(world, business);
  else if (does < 0.87) await planEvent(world, business);
  else if (does < 0.95) await renameEvent(world, business);
  else await deleteEvent(world, business);
}

const urlOf = ({ random, fleet }: OwnersOf) => random.pick(fleet.urls()) ?? '';

function bookingOf(
  { ledger, random }: OwnersOf,
  { id }: OwnedBusiness,
  isWanted: (booking: Promised) => boolean = () => true,
) {
  const own = [...ledger.booked.values()].filter(
    (booking) =>
      ledger.events.get(booking.eventId)?.businessId === id &&
      !ledger.cancelAsked.has(booking.reference) &&
      isWanted(booking),
  );
  return random.pick(own);
}

async function renameAttendee(world: OwnersOf, business: OwnedBusiness): Promise<void> {
  const booking = bookingOf(world, business);
  if (!booking) return;
  const { reference, email } = booking;
  const name = world.random.word(7);
  const body = {
    attendee_first_name: name,
    attendee_last_name: 'Lovelace',
    attendee_email: email,
    attendee_phone: null,
  };
  // Recorded before the request, because the server may carry out one whose response is lost.
  addTo(world.ledger.namesAsked, reference, name);
  const heard = await askAsOwner(world, urlOf(world), business.owner, {
    method: 'PUT',
    path: `/api/bookings/${reference}`,
    body,
  });
  if (heard === null || heard.status >= 500) return;
  world.ledger.namesAsked.get(reference)?.delete(name);
  if (heard.status !== 200) return;
  world.ledger.names.set(reference, name);
  world.ledger.changes += 1;
}

/** Moves a booking to a free time of its event, sometimes after a dry run. */
async function moveBooking(world: OwnersOf, business: OwnedBusiness): Promise<void> {
  const { ledger, random } = world;
  const booking = bookingOf(
    world,
    business,
    ({ reference, eventId }) => !ledger.moving.has(reference) && !ledger.deletionAsked.has(eventId),
  );
  if (!booking) return;
  const { reference, eventId } = booking;
  const slot = random.pick((await slotsOf(world, eventId)).filter((each) => !each.is_booked));
  if (!slot || ledger.moving.has(reference)) return;
  ledger.moving.add(reference);
  const start = Date.parse(slot.starts_at);
  const path = `/api/bookings/${reference}/move`;
  const ask = (query: string) =>
    askAsOwner(world, urlOf(world), business.owner, {
      method: 'POST',
      path: path + query,
      body: { slot_id: slot.id },
    });
  if (random.chance(0.3)) await ask('?dry_run=true');
  addTo(ledger.startsAsked, reference, start);
  const heard = await ask('');
  if (heard !== null && heard.status < 500) ledger.startsAsked.get(reference)?.delete(start);
  if (heard?.status === 200) {
    ledger.starts.set(reference, start);
    ledger.ownMoves += 1;
  }
  ledger.moving.delete(reference);
}

/** Cancels a booking; half of the times one for whose time somebody waits. */
async function withdraw(world: OwnersOf, business: OwnedBusiness): Promise<void> {
  const { ledger, random } = world;
  const waitedFor = new Set(random.chance(0.5) ? ledger.waiting.values() : []);
  const booking =
    bookingOf(world, business, ({ eventId }) => waitedFor.has(eventId)) ?? bookingOf(world, business);
  if (!booking) return;
  const { reference } = booking;
  world.ledger.cancelAsked.add(reference);
  const path = `/api/bookings/${reference}`;
  const heard = await askAsOwner(world, urlOf(world), business.owner, { method: 'DELETE', path });
  if (heard?.status === 200) world.ledger.cancelled.add(reference);
}

async function planEvent(world: OwnersOf, business: OwnedBusiness): Promise<void> {
  const { random, ledger, fleet } = world;
  const name = `Planned ${random.word(6)}`;
  const date = addDays(todayIn('Europe/London', fleet.now()), random.between(20, 90));
  const body = plan({
    event_name: name,
    event_date: date,
    has_lunch_break: false,
    slot_duration_minutes: 30,
  });
  const path = `/api/businesses/${business.id}/events`;
  const heard = await askAsOwner(world, urlOf(world), business.owner, { method: 'POST', path, body });
  const event = heard?.status === 201 ? made.safeParse(heard.body) : null;
  if (!event?.success) return;
  ledger.events.set(event.data.id, { name, businessId: business.id, namesAsked: new Set() });
  ledger.changes += 1;
}

function eventOf({ ledger, random }: OwnersOf, { id }: OwnedBusiness, isWanted: (name: string) => boolean) {
  const own = [...ledger.events].filter(
    ([eventId, event]) =>
      event.businessId === id && !ledger.deletionAsked.has(eventId) && isWanted(event.name),
  );
  return random.pick(own);
}

async function renameEvent(world: OwnersOf, business: OwnedBusiness): Promise<void> {
  const found = eventOf(world, business, () => true);
  if (!found) return;
  const [eventId, event] = found;
  const name = `${event.name.split(' ')[0] ?? ''} ${world.random.word(6)}`;
  event.namesAsked.add(name);
  const heard = await askAsOwner(world, urlOf(world), business.owner, {
    method: 'PUT',
    path: `/api/businesses/${business.id}/events/${eventId}`,
    body: { event_name: name, personal_message: 'See you soon.' },
  });
  if (heard === null || heard.status >= 500) return;
  event.namesAsked.delete(name);
  if (heard.status !== 200) return;
  event.name = name;
  world.ledger.changes += 1;
}

/** Deletes only events that an owner of the load has planned, because customers book the others. */
async function deleteEvent(world: OwnersOf, business: OwnedBusiness): Promise<void> {
  const found = eventOf(world, business, (name) => name.startsWith('Planned'));
  if (!found) return;
  const [eventId] = found;
  world.ledger.deletionAsked.add(eventId);
  const path = `/api/businesses/${business.id}/events/${eventId}`;
  const heard = await askAsOwner(world, urlOf(world), business.owner, { method: 'DELETE', path });
  if (heard?.status !== 200) return;
  world.ledger.deletedEvents.add(eventId);
  world.ledger.changes += 1;
}
