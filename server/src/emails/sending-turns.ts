/**
 * Shares the emails that a process sends at once. Businesses take turns; emails that somebody waits for go
 * before bulk; and neither bulk nor one business gets every connection, however slow its recipients are.
 */

import { CONNECTIONS } from './transport.ts';

// Some connections are never used for bulk, and some only for it.
const BULK_MOST = CONNECTIONS - 4;
const URGENT_MOST = CONNECTIONS - 2;
/** One business uses at most this many connections, so that another's email finds one free. */
const BUSINESS_MOST = 14;

export interface Room {
  urgent: number;
  /** All emails that may be claimed, bulk and urgent together. */
  total: number;
  bulk: number;
  businessMost: number;
  /** Emails that this process is sending, by business; 0 for none. */
  held: ReadonlyMap<number, number>;
}

export interface OnItsWay {
  businessId: number | null;
  isBulk: boolean;
}

/** Returns what may be claimed now. `parallel` is CONNECTIONS, or less while the server is unreachable. */
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

interface Share {
  business: number;
  count: number;
}

/**
 * Shares `room` among businesses in their order. `spare` is how many more each may have; businesses that get
 * none are left out.
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
