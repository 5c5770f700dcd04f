/** Delivers events to the product by the signed call that Stripe would make. */

import type { Logger } from 'pino';
import Stripe from 'stripe';
import { MINUTE } from '@daybook/schema/figures/periods';
import { providerEventsPath } from '@daybook/schema/words/routes';
import type { Clock } from '../../runtime/clock.ts';
import type { WithObjects } from './stripe-file.ts';
import { shownObject, type StripeEvent } from './stripe-objects.ts';

interface DeliveryParts {
  withObjects: WithObjects;
  /** Where the product listens, without a slash at the end. */
  productUrl: string;
  webhookSecret: string;
  clock: Clock;
  log: Logger;
}

interface Delivery {
  /** Delivers the remaining events, oldest first. A refused one is sent again after increasing waits. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = MINUTE;
const ANSWERED_WITHIN = 10_000;

export function createDelivery(parts: DeliveryParts): Delivery {
  const { withObjects, productUrl, webhookSecret, clock, log } = parts;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  let wait = FIRST_WAIT;
  let again: NodeJS.Timeout | null = null;

  async function isTaken(event: StripeEvent): Promise<boolean> {
    const shown = await withObjects((objects) => shownObject(objects, event));
    const payload = JSON.stringify(shown);
    const timestamp = Math.floor(clock() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    try {
      const answer = await fetch(productUrl + providerEventsPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body: payload,
        signal: AbortSignal.timeout(ANSWERED_WITHIN),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function deliverUntold(): Promise<void> {
    const untold = await withObjects((objects) =>
      objects.list('event').filter(({ delivered }) => !delivered),
    );
    let isAllTaken = true;
    for (const event of untold.reverse()) {
      if (isStopped) return;
      if (await isTaken(event)) await withObjects((objects) => objects.keep({ ...event, delivered: true }));
      else isAllTaken = false;
    }
    if (isAllTaken) wait = FIRST_WAIT;
    else comeAgain();
  }

  function comeAgain(): void {
    if (isStopped || again) return;
    again = setTimeout(() => {
      again = null;
      void deliver();
    }, wait);
    again.unref();
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  async function deliverAll(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await deliverUntold().catch((error: unknown) => log.warn({ err: error }, 'payment events not told'));
    }
  }

  function deliver(): Promise<void> {
    isWanted = true;
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    deliver,
    async stop() {
      isStopped = true;
      if (again) clearTimeout(again);
      await running;
    },
  };
}
