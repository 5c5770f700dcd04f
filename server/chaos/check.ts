/**
 * Checks after a round that the servers have recovered without help, everybody gets a response, and every
 * promise is kept.
 */

import { setTimeout as wait } from 'node:timers/promises';
import {
  bookedInTimeOff,
  doubleBookings,
  lostBookings,
  lostNames,
  publishedTwice,
  refusedYetBooked,
  wrongCancellations,
  wrongClosings,
  wrongEvents,
  wrongErasures,
} from './checks/bookings.ts';
import {
  emailsLate,
  emailsGivenUp,
  emailsMissing,
  wrongDeliveries,
  wrongReminders,
} from './checks/emails.ts';
import { wrongMoney } from './checks/money.ts';
import { lostMoves, lostOffers, offersUntold, staleTimes, wrongOffers } from './checks/moves-and-offers.ts';
import { wellAgain } from './fleet.ts';
import { isCustomer, newAttempt, slotsOf } from './people/customers.ts';
import { damageOf, readFacts, readMoney, type Facts } from './read-facts.ts';
import type { World } from './world.ts';

/** Seconds after a fault within which every server must be well. */
const WELL_WITHIN = 60;
/** Seconds within which every email must be due soon, and every interrupted job must have continued. */
const EMAILS_WITHIN = 20;
/** Seconds within which an erased customer's last traces must go: the job for it runs each minute. */
const ERASED_WITHIN = 75;
/** Seconds for which the provider's events may be on their way. */
const MONEY_WITHIN = 20;
/** Seconds within which every email must be sent once the clocks are moved forward. */
const DRAINED_WITHIN = 240;
const TRIES = 40;
const BETWEEN = 250;

/** Returns a sentence for each breach. */
export async function checkAll(world: World): Promise<string[]> {
  const well = await wellAgain(world.fleet.urls(), WELL_WITHIN);
  if (well === null) return [`not every process was well ${WELL_WITHIN} s after the fault`];
  return [
    ...(await finishOpen(world)),
    ...(await bookAtEach(world)),
    ...(await damageOf(world)),
    ...(await compare(world)),
    ...(await inTheEnd(world, EMAILS_WITHIN, (facts) => unfinished(world, facts))),
    ...(await inTheEnd(world, ERASED_WITHIN, ({ bookings, emails }) =>
      wrongErasures(world.erased, bookings, emails),
    )),
    ...(await moneyInTheEnd(world)),
    ...world.ledger.errors.splice(0).map((what) => `${what} was answered with a 500`),
  ];
}

/** Customers without a clear response try again with the same key, until they get one. */
async function finishOpen({ ledger }: World): Promise<string[]> {
  const attempts = ledger.open.splice(0);
  const unclear: string[] = [];
  for (const { email, again } of attempts) {
    let outcome = await again();
    for (let left = TRIES; outcome === 'unclear' && left > 0; left -= 1) {
      await wait(BETWEEN);
      outcome = await again();
    }
    if (outcome === 'unclear') unclear.push(`${email} never gets a response to their booking`);
  }
  return unclear;
}

async function bookAtEach(world: World): Promise<string[]> {
  const failed: string[] = [];
  for (const url of world.fleet.urls()) {
    const [slot] = (await slotsOf(world, world.calmEventId)).filter((each) => !each.is_booked);
    if (!slot) return ['no free time is left for a booking'];
    const outcome = await newAttempt(world, slot, world.calmEventId).again(url);
    if (outcome !== 'booked')
      failed.push(`a process that says it is well answered a booking with: ${outcome}`);
  }
  return failed;
}

async function compare(world: World): Promise<string[]> {
  const { ledger, mail, disruptions } = world;
  // Emails that arrive while the rows are read are not in them yet.
  const facts = await world.look(readFacts);
  const { bookings, claims, emails, events, timeOff } = facts;
  const offerFacts = { ...facts, now: world.fleet.now() };
  const deliveries = [...mail.deliveries];
  return [
    ...lostBookings(ledger, bookings),
    ...wrongCancellations(ledger, bookings),
    ...doubleBookings(bookings, claims, isCustomer),
    ...bookedInTimeOff(bookings, timeOff),
    ...publishedTwice(events),
    ...refusedYetBooked(ledger, bookings),
    ...lostMoves(ledger, bookings),
    ...staleTimes(bookings, facts.toldTimes),
    ...lostOffers(ledger, offerFacts),
    ...wrongOffers(offerFacts),
    ...offersUntold(ledger, offerFacts),
    ...lostNames(ledger, bookings),
    ...wrongEvents(ledger, events),
    ...emailsMissing(ledger, bookings, emails),
    ...emailsGivenUp(emails, mail.isRefused),
    ...wrongDeliveries({ emails, deliveries, cuts: mail.cuts, disruptions }),
  ];
}

/**
 * Returns what the product should have completed automatically after a while: every 15 seconds it looks for
 * emails that wait too long, and it continues interrupted jobs.
 */
function unfinished({ fleet, owedReminders, closed }: World, { emails, bookings }: Facts): string[] {
  return [
    ...emailsLate(emails, fleet.now()),
    ...wrongReminders(owedReminders, emails),
    ...wrongClosings(closed, bookings, emails),
  ];
}

/** Returns what is still wrong after so many seconds. */
async function inTheEnd(
  { look }: World,
  seconds: number,
  wrongIn: (facts: Facts) => string[],
): Promise<string[]> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const found = wrongIn(await look(readFacts));
    if (found.length === 0 || performance.now() > deadline) return found;
    await wait(BETWEEN);
  }
}

/**
 * Returns what is still wrong with the money after a while. It nudges the stand-in to deliver its events,
 * which it otherwise does within a minute.
 */
async function moneyInTheEnd(world: World): Promise<string[]> {
  const deadline = performance.now() + MONEY_WITHIN * 1000;
  const { publicUrl } = world.fleet;
  for (;;) {
    const found = wrongMoney(await world.look((database) => readMoney(database, world)));
    if (found.length === 0 || performance.now() > deadline) return found;
    const headers = { Host: new URL(publicUrl).host };
    for (const url of world.fleet.urls())
      await fetch(`${url}/dev/checkout/nudge`, { headers }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    await wait(BETWEEN);
  }
}

/** Moves the clocks past each wait until every email was sent or refused. Returns what was never sent. */
export async function drainOutbox(world: World): Promise<string[]> {
  await world.mail.setMood('well');
  const deadline = performance.now() + DRAINED_WITHIN * 1000;
  for (let left = TRIES; performance.now() < deadline; left -= 1) {
    if ((await countOpen(world)) === 0) return [];
    if (left > 0) {
      world.fleet.setClocks(world.fleet.now() - Date.now() + 20 * 60_000);
      await bookAtEach(world);
    }
    await emailsGone(world);
  }
  return [`${await countOpen(world)} emails were never sent`];
}

async function countOpen(world: World): Promise<number> {
  const { emails } = await world.look(readFacts);
  return emails.filter(({ status }) => status === 'queued' || status === 'sending').length;
}

/** Resolves when no more emails are sent for a moment. */
async function emailsGone({ mail }: World): Promise<void> {
  for (let seen = -1; seen !== mail.deliveries.length;) {
    seen = mail.deliveries.length;
    await wait(800);
  }
}
