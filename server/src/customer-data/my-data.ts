/** Shows people the data held about their address, and takes deletion requests. */

import type { ErasureStatus, MyData } from '@daybook/schema/contract/customer-data';
import { HELD_BOOKINGS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { erasureDeadline } from '@daybook/schema/rules/erasure-deadline';
import { ERASURE_KEPT_LATELY, ERASURE_NOT_YET } from '@daybook/schema/words/customer-data-texts';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { bookingDetailsOf } from '../bookings/booking-responses.ts';
import { findBooking } from '../bookings/bookings-store.ts';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import type { Context } from '../context.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { findPage } from '../database/search/find-page.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { Refusal } from '../http/errors.ts';
import { bytesOf } from '../http/list.ts';
import { heldEntries } from '../waiting-list/held-entries.ts';
import {
  countBookings,
  countUpcoming,
  cutBookings,
  saidAbout,
  emailsToCustomer,
  type Customer,
} from './customer-bookings-store.ts';
import { ERASURE_REQUESTED, type ErasureRequestedFacts } from './customer-data-facts.ts';
import { erasureStatusOf, heldBookingOf } from './customer-data-responses.ts';
import { dataFileName, dataFileText } from './data-file.ts';
import { findRequestOf, writeRequest } from './erasure-requests-store.ts';

type MyDataContext = Pick<Context, 'database' | 'links' | 'tokens' | 'clock' | 'publicUrl' | 'onMailQueued'>;

export const dataLinkInvalid = () => new Refusal(404, LINK_INVALID);

async function mustFind(
  on: Reader,
  { links }: MyDataContext,
  token: string,
  now: number,
): Promise<LinkOpened> {
  const read = links.customerDataLink.read(token);
  const found = read && (await findBooking(on, read.id));
  if (!found || read.expiresAt <= now || !read.isFor(found.booking.attendeeEmail)) throw dataLinkInvalid();
  return { found, expiresAt: read.expiresAt };
}

/** Changes nothing, because mail scanners follow links. Throws the 404. */
export async function readMyData(context: MyDataContext, token: string, page: number): Promise<MyData> {
  const { read } = context.database;
  const now = context.clock();
  const { found, expiresAt } = await mustFind(read, context, token, now);
  const customer = customerOf(found);
  const cut = await findPage(
    { page, pageSize: HELD_BOOKINGS_PAGE_SIZE },
    {
      cut: (limit, offset) => cutBookings(read, customer, limit, offset),
      count: () => countBookings(read, customer),
    },
  );
  const ids = cut.items.map(({ id }) => id);
  const emails = await emailsToCustomer(read, customer, ids);
  const { business_name, business_phone, business_email, diary_slug } = bookingDetailsOf(found);
  return {
    business_name,
    business_phone,
    business_email,
    diary_slug,
    attendee_email: found.booking.attendeeEmail,
    link_ends_at: new Date(expiresAt).toISOString(),
    ...(await saidAbout(read, customer)),
    bookings: cut.items.map((booking) =>
      heldBookingOf(
        booking,
        emails.filter(({ bookingId }) => bookingId === booking.id),
        { ...context, now },
      ),
    ),
    total: cut.total,
    page: cut.page,
    page_count: cut.pageCount,
    waiting_list: await heldEntries(read, customer, now),
    erasure: await readErasureStatus(read, found, now),
  };
}

/** Returns all of it as a file to download. Throws the 404. */
export async function myDataFile(
  context: MyDataContext,
  token: string,
): Promise<{ name: string; content: ReadableStream<Uint8Array> }> {
  const read = (page: number) => readMyData(context, token, page);
  const first = await read(1);
  const madeAt = new Date(context.clock()).toISOString();
  return { name: dataFileName(first, madeAt), content: bytesOf(dataFileText(first, read, madeAt)) };
}

/** Repeating it changes nothing. Throws the 404, and the 409 that says why a request isn't possible. */
export async function requestErasure(context: MyDataContext, token: string): Promise<ErasureStatus> {
  const { database, clock, onMailQueued } = context;
  const now = clock();
  const { found: known } = await mustFind(database.read, context, token, now);
  const lockOn = { business: known.business.id, address: foldedAddress(known.booking.attendeeEmail) };
  const asked = await database.write(lockOn, async (tx) => {
    const { found } = await mustFind(tx, context, token, now);
    const state = await readErasureStatus(tx, found, now);
    if (!mustAsk(state)) return { state, isAskedNow: false };
    await writeToBusiness(tx, found, now);
    return { state: await readErasureStatus(tx, found, now), isAskedNow: true };
  });
  if (asked.isAskedNow) onMailQueued();
  return asked.state;
}

interface LinkOpened {
  found: BookingWithBusiness;
  expiresAt: number;
}

function customerOf({ booking, business }: BookingWithBusiness): Customer {
  return { businessId: business.id, address: booking.attendeeEmail };
}

async function readErasureStatus(
  on: Reader,
  found: BookingWithBusiness,
  now: number,
): Promise<ErasureStatus> {
  const { business } = found;
  const customer = customerOf(found);
  const billingStatus = {
    request: await findRequestOf(on, customer),
    upcoming: await countUpcoming(on, customer, now),
    closedAt: business.deletedAt,
    timezone: business.timezone,
  };
  return erasureStatusOf(billingStatus, now);
}

/** Returns where an email reaches the owner; null if the business has closed. */
function ownerOf({ business, accountEmail }: BookingWithBusiness): string | null {
  return business.deletedAt === null ? emailsTo(business, accountEmail) : null;
}

/** Returns false if the business has already been asked. Throws the 409. */
function mustAsk({ is }: ErasureStatus): boolean {
  switch (is) {
    case 'asked':
    case 'being_erased':
    case 'deletion_due':
      return false;
    case 'not_asked':
    case 'business_closed':
      return true;
    case 'still_to_come':
      throw new Refusal(409, ERASURE_NOT_YET);
    case 'kept':
      throw new Refusal(409, ERASURE_KEPT_LATELY);
  }
}

/**
 * The email belongs to the booking whose link was used, and is emptied with that booking's other emails. If
 * nobody is left to read it, the purge handles the request.
 */
async function writeToBusiness(tx: Transaction, found: BookingWithBusiness, now: number): Promise<void> {
  const { booking, business } = found;
  const customer = customerOf(found);
  const request = await writeRequest(tx, customer, now);
  const recipient = ownerOf(found);
  if (recipient === null) return;
  const payload: ErasureRequestedFacts = {
    requestId: request.id,
    askedAt: now,
    businessId: business.id,
    business: { name: business.name },
    customerName: `${booking.attendeeFirstName} ${booking.attendeeLastName}`,
    customerEmail: booking.attendeeEmail,
    bookingCount: await countBookings(tx, customer),
    erasureDeadline: erasureDeadline(now, business.timezone),
  };
  const about = { bookingId: booking.id, businessId: business.id };
  await queueEmail(tx, { kind: ERASURE_REQUESTED, recipient, payload, ...about }, now);
}
