/**
 * How the emails that a process sends at once are shared out (decisions 121 and 155). Businesses take turns; what somebody waits for goes before
 * bulk; and neither bulk nor one business gets every connection, however slow its addresses are.
 */

import { CONNECTIONS } from './transport.ts';

/** Some connections are never used for bulk, and some only for it. */
const BULK_MOST = CONNECTIONS - 4;
const URGENT_MOST = CONNECTIONS - 2;
/** Connections that one business has in use at most, so that another's email finds one free. */
const BUSINESS_MOST = 14;

/** What a process may claim: how many of each kind, and what each business may have on its way. */
export interface Room {
  urgent: number;
  /** Bulk, and what is left of `urgent` with it. */
  total: number;
  bulk: number;
  businessMost: number;
  /** By business, 0 for none: emails on their way from this process. */
  held: ReadonlyMap<number, number>;
}

export interface OnItsWay {
  businessId: number | null;
  isBulk: boolean;
}

/** `parallel` is CONNECTIONS, or less while the mail server cannot be reached. */
export function roomFor(onTheirWay: readonly OnItsWay[], parallel: number): Room {
  const held = new Map<number, number>();
  for (const { businessId } of onTheirWay) {
    const business = businessId ?? 0;
    held.set(business, (held.get(business) ?? 0) + 1);
  }
  const bulk = onTheirWay.filter(({ isBulk }) => isBulk).length;
  const total = Math.max(0, parallel - onTheirWay.length);
  return {
    total,
    urgent: Math.min(total, Math.max(0, URGENT_MOST - (onTheirWay.length - bulk))),
    bulk: Math.max(0, BULK_MOST - bulk),
    businessMost: BUSINESS_MOST,
    held,
  };
}

/** How many emails of a business to claim. */
interface Share {
  business: number;
  count: number;
}

/**
 * Shares `room` out among businesses, those first in turn first. `spare` is what each may still have; who may have none
 * is left out.
 */
export function shareOut(
  room: number,
  inTurn: readonly number[],
  spare: (business: number) => number,
): Share[] {
  const able = inTurn.filter((business) => spare(business) > 0).slice(0, room);
  const each = Math.floor(room / Math.max(1, able.length));
  return able.map((business) => ({ business, count: Math.min(each, spare(business)) }));
}
