/** Stripe's events arrive late, twice, in the wrong order, at any process, or forged. */

import { setTimeout as wait } from 'node:timers/promises';
import { providerEventsPath } from '@daybook/schema/words/routes';
import { SESSION_SECRET } from '../../bench/servers.ts';
import { pay } from '../../src/local/stripe/stripe-actions.ts';
import { changeAtProvider, eventsTold, signatureOf, type Event } from '../../test/provider-events.ts';
import { hear } from '../people/asking.ts';
import { openPage } from '../people/payers.ts';
import type { World } from '../world.ts';
import { BOTH, type Fault } from './fault.ts';

const UNHEARD = 3;
const TOLD_AGAIN = 25;
const FORGED = 8;

export const stripe: Fault = {
  name: 'stripe',
  engines: BOTH,
  rounds: 2,
  async run(world) {
    const unheard = await payUnheard(world);
    await wait(world.random.between(300, 1_000));
    const forged = await forge(world);
    // Unreported payments arrive late, among earlier events, in any order and more than once.
    const before = eventsTold(world).slice(-TOLD_AGAIN);
    const told = [...before, ...before].toSorted(() => world.random.next() - 0.5);
    const answers = await Promise.all(told.map((event) => tell(world, event, signed(world, event))));
    const refused = answers.filter((status) => status !== 200).length;
    if (refused > 0) throw new Error(`${refused} good events were refused`);
    return [`${unheard} events late`, `${told.length} events twice and out of order`, `${forged} forged`];
  },
};

/** Pays at the provider, which reports nothing for now. */
async function payUnheard(world: World): Promise<number> {
  let paid = 0;
  for (let left = UNHEARD; left > 0; left -= 1) {
    const business = world.unpaid.pop();
    const page = business && (await openPage(world, business, null));
    if (!page) continue;
    const seconds = Math.floor(world.fleet.now() / 1000);
    await changeAtProvider(world.place, (objects) => {
      const session = objects.find('checkout.session', page.split('/').at(-1) ?? '');
      if (session?.status !== 'open') return;
      const known = new Set(objects.list('event').map(({ id }) => id));
      pay(objects, session, seconds);
      for (const event of objects.list('event'))
        if (!known.has(event.id)) objects.keep({ ...event, delivered: true });
      paid += 1;
      world.ledger.paid += 1;
    });
  }
  return paid;
}

/** Sends events of invented payments, signed without the secret. Each must be refused. */
async function forge(world: World): Promise<number> {
  const [event] = eventsTold(world).slice(-1);
  if (!event) return 0;
  const payload = JSON.stringify({ ...event, id: `evt_forged_${world.random.word(8)}` });
  const at = { clock: { now: world.fleet.now() }, secret: SESSION_SECRET };
  const old = { clock: { now: world.fleet.now() - 3_600_000 }, secret: SESSION_SECRET };
  const signatures = [
    '',
    signatureOf(at, payload, 'whsec_guessed'),
    signatureOf(at, '{}'),
    signatureOf(old, payload),
  ];
  const statuses = await Promise.all(
    [...signatures, ...signatures].map((signature) => send(world, payload, signature)),
  );
  const taken = statuses.filter((status) => status !== 400 && status !== 429).length;
  if (taken > 0) throw new Error(`${taken} of ${FORGED} forged events were not refused: ${statuses.join()}`);
  return statuses.length;
}

const signed = ({ fleet }: World, event: Event) =>
  signatureOf({ clock: { now: fleet.now() }, secret: SESSION_SECRET }, JSON.stringify(event));

function tell(world: World, event: Event, signature: string): Promise<number> {
  return send(world, JSON.stringify(event), signature);
}

async function send({ ledger, random, fleet }: World, payload: string, signature: string): Promise<number> {
  const asking = fetch((random.pick(fleet.urls()) ?? '') + providerEventsPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  return (await hear(ledger, 'POST event', asking))?.status ?? 0;
}
