/**
 * An owner answers customers' deletion requests, because the business knows which law makes it keep its
 * records.
 */

import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { ERASURE_REQUESTS_SHOWN } from '@daybook/schema/figures/screens';
import { ERASURE_REQUEST_NOT_FOUND } from '@daybook/schema/words/customer-data-texts';
import { findBusinessWithOwner } from '../bookings/bookings-store.ts';
import { senderOf } from '../businesses/email-from-business.ts';
import type { Context } from '../context.ts';
import type { ErasureRequestRow } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { Refusal } from '../http/errors.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { countBookings, countUpcoming, findUpcoming, latestBooking } from './customer-bookings-store.ts';
import { CUSTOMER_KEPT, type CustomerKeptFacts } from './customer-data-facts.ts';
import {
  erasureRequestOf,
  mayAskFrom,
  type RequestSeen,
  CUSTOMER_HAS_UPCOMING,
  EMAIL_ON_ITS_WAY,
} from './customer-data-responses.ts';
import type { DeletionOutcome } from './erase-customer-store.ts';
import { eraseCustomer, type EraseContext } from './erase-customers.ts';
import {
  findOpenRequest,
  hasEmailOnItsWay,
  isAgreed,
  listWaiting,
  markAgreed,
  markKept,
  listWaitingRequests,
  remindOwner,
} from './erasure-requests-store.ts';

/** Steps that the owner waits for: some hundred bookings. The job does the rest. */
export const STEPS_AT_ONCE = 20;

const requestNotFound = () => new Refusal(404, ERASURE_REQUEST_NOT_FOUND);

async function mustFind(on: Reader, businessId: number, requestId: number): Promise<ErasureRequestRow> {
  const request = await findOpenRequest(on, businessId, requestId);
  if (!request) throw requestNotFound();
  return request;
}

export async function listErasureRequests(
  { database: { read }, clock }: Pick<Context, 'database' | 'clock'>,
  business: BusinessRow,
): Promise<{ requests: ErasureRequest[]; total: number }> {
  const { requests, total } = await listWaiting(read, business.id, ERASURE_REQUESTS_SHOWN);
  const now = clock();
  const seen = await Promise.all(requests.map((request) => readSeen(read, request, now)));
  return { requests: seen.map((each) => erasureRequestOf(each, business.timezone)), total };
}

/**
 * Agrees to the deletion, which is then certain: the job does what isn't done by then. Returns the outcome, or
 * null while it is under way. Throws the 404, and the 409 while an appointment is upcoming or an email to the
 * customer is being sent.
 */
export async function agreeToErase(
  context: EraseContext,
  { id: businessId }: BusinessRow,
  requestId: number,
): Promise<DeletionOutcome | null> {
  const now = context.clock();
  const agreed = await context.database.write({ business: businessId }, async (tx) => {
    const request = await mustFind(tx, businessId, requestId);
    if (isAgreed(request)) return request;
    if ((await countUpcoming(tx, request, now)) > 0) throw new Refusal(409, CUSTOMER_HAS_UPCOMING);
    if (await hasEmailOnItsWay(tx, request)) throw new Refusal(409, EMAIL_ON_ITS_WAY);
    return markAgreed(tx, request, now);
  });
  return eraseCustomer(context, agreed, STEPS_AT_ONCE);
}

/** Declines, and emails the customer the reason. Throws the 404, also if the owner has already agreed. */
export async function keepCustomer(
  { database, clock, onMailQueued }: Pick<Context, 'database' | 'clock' | 'onMailQueued'>,
  { id: businessId }: BusinessRow,
  requestId: number,
  reason: string,
): Promise<void> {
  const now = clock();
  await database.write({ business: businessId }, async (tx) => {
    const request = await mustFind(tx, businessId, requestId);
    if (isAgreed(request)) throw requestNotFound();
    await markKept(tx, request, reason, now);
    await tellKept(tx, request, reason, now);
  });
  onMailQueued();
}

async function readSeen(on: Reader, request: ErasureRequestRow, now: number): Promise<RequestSeen> {
  const [latest, bookings, upcoming] = await Promise.all([
    latestBooking(on, request),
    countBookings(on, request),
    findUpcoming(on, request, now),
  ]);
  return { request, latest, bookings, upcoming };
}

async function tellKept(
  tx: Transaction,
  request: ErasureRequestRow,
  reason: string,
  now: number,
): Promise<void> {
  const latest = await latestBooking(tx, request);
  const owned = await findBusinessWithOwner(tx, request.businessId);
  // If no booking has the address any more, nothing is held about it.
  if (!latest || !owned) return;
  const { business, accountEmail } = owned;
  const payload: CustomerKeptFacts = {
    business: senderOf(business, accountEmail),
    timezone: business.timezone,
    firstName: latest.attendeeFirstName,
    reason,
    mayAskFrom: mayAskFrom(now),
  };
  const about = { bookingId: latest.id, businessId: business.id };
  await queueEmail(tx, { kind: CUSTOMER_KEPT, recipient: latest.attendeeEmail, payload, ...about }, now);
}

/** Reminds owners who have a week or less left to answer, once a day in the morning. */
export function remindOwnersJob({
  database,
  clock,
  onMailQueued,
}: Pick<Context, 'database' | 'clock' | 'onMailQueued'>): Job {
  return {
    name: 'erasure-requests',
    pattern: '7 8 * * *',
    run: async () => {
      for (const { id, businessId } of await listWaitingRequests(database.read, clock())) {
        const isReminded = await database.write({ business: businessId }, (tx) =>
          remindOwner(tx, businessId, id, clock()),
        );
        if (isReminded) onMailQueued();
      }
    },
  };
}
