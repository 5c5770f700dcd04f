/** The actions of owners who pay for a business at the stand-in for Stripe; some want their money back. */

import { setTimeout as wait } from 'node:timers/promises';
import { checkoutAnswer } from '@daybook/schema/contract/payment';
import { press } from '../../test/payer.ts';
import type { OwnedBusiness, World } from '../world.ts';
import { askAsOwner, hear } from './asking.ts';

type PayersOf = Pick<World, 'ledger' | 'random' | 'fleet' | 'couponCode'>;

/** Attempts for a page or an action without a response, and milliseconds between them. */
const TRIES = 6;
const BETWEEN = 300;

export async function payFor(world: PayersOf, business: OwnedBusiness): Promise<void> {
  const { random, ledger } = world;
  const code = random.chance(0.3) ? world.couponCode : null;
  const page = await openPage(world, business, code);
  if (!page) return;
  const isTransfer = random.chance(0.2);
  const isPaid = await again(() => pressAt(world, page, isTransfer ? 'later' : 'pay'));
  if (!isPaid) return;
  ledger.paid += 1;
  if (isTransfer) await again(() => pressAt(world, page, random.chance(0.5) ? 'arrive' : 'bounce'));
  else if (random.chance(0.2))
    await again(() => pressAt(world, page, random.chance(0.5) ? 'refund' : 'lose'));
}

/** Resolves to the path of the page to pay at; false if nothing is to pay, null if nothing ever responds. */
export function openPage(world: PayersOf, business: OwnedBusiness, code: string | null) {
  return again(() => pageFor(world, business, code));
}

/** Tries once; resolves to null without a response. */
async function pageFor(
  world: PayersOf,
  business: OwnedBusiness,
  code: string | null,
): Promise<string | false | null> {
  const heard = await askAsOwner(world, urlOf(world), business.owner, {
    method: 'POST',
    path: `/api/businesses/${business.id}/checkout-session`,
    body: { coupon_code: code },
  });
  if (heard === null || heard.status >= 500) return null;
  const answer = heard.status === 200 ? checkoutAnswer.safeParse(heard.body) : null;
  const address = answer?.success ? answer.data.checkout_url : null;
  return address === null ? false : new URL(address).pathname;
}

async function pressAt(world: PayersOf, page: string, action: string): Promise<true | null> {
  const { publicUrl } = world.fleet;
  // Every process serves the stand-in only under the public address.
  const headers = { Origin: publicUrl, Host: new URL(publicUrl).host };
  const pressing = press({ url: urlOf(world), publicUrl }, page, { action }, headers);
  // An error that the stand-in's page gives when it can't write its file is not the product's.
  const heard = await hear({ errors: [], statuses: world.ledger.statuses }, `press ${action}`, pressing);
  return heard?.status === 303 ? true : null;
}

const urlOf = ({ random, fleet }: PayersOf) => random.pick(fleet.urls()) ?? '';

async function again<Result>(ask: () => Promise<Result | null>): Promise<Result | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await ask();
    if (answer !== null) return answer;
    await wait(BETWEEN);
  }
  return null;
}
