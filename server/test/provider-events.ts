/** Reads the events of the stand-in for Stripe, and delivers them again with its signature. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Stripe from 'stripe';
import { z } from 'zod';
import { providerEventsPath } from '@daybook/schema/words/routes';
import { webhookSecretFrom } from '../src/local/stripe/checkout.ts';
import { linesOf, openStripeFile } from '../src/local/stripe/stripe-file.ts';
import type { StripeObjects } from '../src/local/stripe/stripe-objects.ts';
import type { TestServer } from './start.ts';
import type { DatabasePlace } from './test-database.ts';

const event = z.looseObject({ id: z.string(), object: z.literal('event'), type: z.string() });
export type Event = z.infer<typeof event>;

const fileBeside = ({ databaseFile }: DatabasePlace) => join(dirname(databaseFile), 'stripe.jsonl');

/** Changes objects at the provider without delivering events. */
export async function changeAtProvider(
  place: DatabasePlace,
  change: (objects: StripeObjects) => void,
): Promise<void> {
  await openStripeFile(fileBeside(place))(change);
}

/** Returns each event once, the oldest first. */
export function eventsTold({ place }: Pick<TestServer, 'place'>): Event[] {
  const events = linesOf(readFileSync(fileBeside(place), 'utf8')).flatMap((value) => {
    const parsed = event.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  return [...new Map(events.map((each) => [each.id, each])).values()];
}

export function signatureOf(
  { clock, secret }: Pick<TestServer, 'clock' | 'secret'>,
  payload: string,
  webhookSecret = webhookSecretFrom(secret),
): string {
  const timestamp = Math.floor(clock.now / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
}

export function tellSigned(server: TestServer, told: object): Promise<Response> {
  const payload = JSON.stringify(told);
  return server.post(providerEventsPath, payload, { 'Stripe-Signature': signatureOf(server, payload) });
}
