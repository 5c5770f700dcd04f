/** Owners see the emails about a booking, and send one again, over real SMTP. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { bookingEmail } from '@daybook/schema/contract/booking-emails';
import { RESENT_EMAILS_MAX } from '@daybook/schema/figures/bounds';
import { EMAIL_NOT_AGAIN } from '@daybook/schema/words/owner-booking-texts';
import { emails } from '../src/database/email-tables.ts';
import { answerTo, bookFree, refusalOf } from './booking-requests.ts';
import { eventually } from './eventually.ts';
import { smtpReply, startMailServer, type MailServer } from './mail-server.ts';
import { signIn, type Owner } from './owner.ts';
import { refusedOften } from './refused-often.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let mail: MailServer;
let server: TestServer;
let owner: Owner;
let eventId: number;
/** True if the mail server accepts Ada's address. */
let isAdaKnown: boolean;

beforeEach(async () => {
  isAdaKnown = true;
  mail = await startMailServer({
    onRecipient: (address) => {
      if (!isAdaKnown && address === 'ada@example.com') throw smtpReply(550, '5.1.1 User unknown');
    },
  });
  const begun = await startWithBusiness({}, { env: { SMTP_URL: mail.url } });
  ({ server, owner } = begun);
  eventId = (await server.add.event(begun.businessId)).id;
});
afterEach(async () => {
  await server.stop();
  await mail.close();
});

const pathOf = (reference: string) => `/api/bookings/${reference}/emails`;
const listed = (reference: string) => answerTo(z.array(bookingEmail), owner.get(pathOf(reference)));
const customers = async (reference: string) =>
  (await listed(reference)).filter(({ to }) => to === 'customer');
const again = (reference: string, id: number) => owner.post(`${pathOf(reference)}/${id}/resend`, {});
/** Waits until no email is being sent. */
const settled = (reference: string) =>
  eventually(async () => (await listed(reference)).every(({ state }) => state !== 'queued'));

it('shows what became of each email, the newest first', async () => {
  const { booking_reference: reference } = await bookFree(server, eventId);
  await settled(reference);
  expect(await listed(reference)).toMatchObject([
    { name: 'New booking, to the business', to: 'business', state: 'sent', reason: null, can_resend: true },
    { to: 'customer', recipient: 'ada@example.com', state: 'sent', reason: null, can_resend: true },
  ]);
  const [first] = await listed(reference);
  expect(first?.sent_at).not.toBeNull();
});

it('says in plain words why an address was refused, and sends the email again on request', async () => {
  isAdaKnown = false;
  const { booking_reference: reference } = await bookFree(server, eventId);
  await refusedOften(server, eventId);
  await settled(reference);
  const [email] = await customers(reference);
  expect(email).toMatchObject({
    state: 'refused',
    reason: 'There’s no mailbox with this address.',
    can_resend: true,
  });
  isAdaKnown = true;
  expect((await again(reference, email?.id ?? 0)).status).toBe(200);
  await settled(reference);
  expect(await customers(reference)).toMatchObject([{ id: email?.id, state: 'sent', reason: null }]);
});

it(`sends what has gone again, at most ${RESENT_EMAILS_MAX} times, and once where the button is pressed twice`, async () => {
  const { booking_reference: reference } = await bookFree(server, eventId);
  await settled(reference);
  const [email] = await customers(reference);
  const id = email?.id ?? 0;
  const statuses = (await Promise.all([again(reference, id), again(reference, id)])).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  await settled(reference);
  for (let times = (await customers(reference)).length; times <= RESENT_EMAILS_MAX; times += 1) {
    expect((await again(reference, id)).status).toBe(200);
    await settled(reference);
  }
  expect(await customers(reference)).toHaveLength(RESENT_EMAILS_MAX + 1);
  expect((await listed(reference)).find((one) => one.id === id)?.can_resend).toBe(false);
  expect(await refusalOf(again(reference, id))).toMatchObject({ status: 409, error: EMAIL_NOT_AGAIN });
});

it('sends no email again that is no longer true: its booking has changed, was cancelled or has begun', async () => {
  const { booking_reference: reference } = await bookFree(server, eventId);
  await settled(reference);
  const [email] = await customers(reference);
  await owner.delete(`/api/bookings/${reference}`);
  await settled(reference);
  expect(await refusalOf(again(reference, email?.id ?? 0))).toMatchObject({ status: 409 });
  const [withdrawn] = await customers(reference);
  expect(withdrawn).toMatchObject({
    name: 'Booking cancelled by the business, to the customer',
    can_resend: true,
  });
  await server.database
    .update(emails)
    .set({ payload: {} })
    .where(eq(emails.id, withdrawn?.id ?? 0));
  expect((await customers(reference))[0]?.can_resend).toBe(false);
});

it('is for the owner of the booking alone', async () => {
  const { booking_reference: reference } = await bookFree(server, eventId);
  await settled(reference);
  const [email] = await listed(reference);
  const other = await signIn(server, 'other@example.com');
  expect((await other.get(pathOf(reference))).status).toBe(404);
  expect((await other.post(`${pathOf(reference)}/${email?.id}/resend`, {})).status).toBe(404);
  const second = await bookFree(server, eventId, 0, { attendee_email: 'bob@example.com' });
  expect((await again(second.booking_reference, email?.id ?? 0)).status).toBe(404);
});
