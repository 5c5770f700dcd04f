/** A customer who looks at their own data and asks to delete it, and the owner who replies. */

import { eq } from 'drizzle-orm';
import { calls } from '@daybook/schema/contract/calls';
import { myData, type MyData } from '@daybook/schema/contract/customer-data';
import { DAY } from '@daybook/schema/figures/periods';
import { bookings } from '../src/database/booking-tables.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { answerTo, bookFree, emailsSent, tokenIn } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import type { TestServer } from './start.ts';

const requestList = calls.listErasureRequests.answer;

/** Returns the token in the link to a customer's own data, from an email about that booking. */
export function dataTokenOf(
  server: TestServer,
  id: number,
  email: string,
  expiresAt = server.clock.now + 30 * DAY,
): string {
  return createLinkTokens('customerDataLink', [server.secret]).tokenOf({ id, email, expiresAt });
}

/** Books the event's free slot of that number, and returns the tokens of both links. */
export async function comeAs(server: TestServer, eventId: number, email = 'ada@example.com', number = 0) {
  const booked = await bookFree(server, eventId, number, {
    attendee_email: email,
    attendee_phone: '01632 960123',
  });
  const { booking_reference: reference, cancel_url } = booked;
  const [row] = await server.database.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error('no booking was written');
  await emailsSent(server);
  return {
    reference,
    bookingId: row.id,
    cancelToken: tokenIn(cancel_url),
    dataToken: dataTokenOf(server, row.id, email),
  };
}

export const see = (server: TestServer, token: string, page = 1) =>
  server.get(`/api/my-data?token=${token}&page=${page}`);

export const seen = (server: TestServer, token: string, page = 1): Promise<MyData> =>
  answerTo(myData, see(server, token, page));

export const askForErasure = (server: TestServer, token: string) =>
  server.post('/api/my-data/erasure', { token });

/** Returns the owner's replies to deletion requests. */
export function answersOf(owner: Owner, businessId: number) {
  const path = `/api/businesses/${businessId}/erasure-requests`;
  const list = () => answerTo(requestList, owner.get(path));
  return {
    path,
    list,
    firstId: async () => (await list()).requests[0]?.id ?? 0,
    forget: (id: number) => owner.post(`${path}/${id}/erase`, {}),
    keep: (id: number, reason = 'We keep our accounts.') => owner.post(`${path}/${id}/keep`, { reason }),
  };
}
