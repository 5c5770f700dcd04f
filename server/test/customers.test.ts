import { desc, eq, gt } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerDetails, customersPage } from '@daybook/schema/contract/customers';
import { ownerBooking } from '@daybook/schema/contract/owner-booking';
import { HOUR } from '@daybook/schema/figures/periods';
import { emailOfOther } from '@daybook/schema/words/customer-texts';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { bookings, waitingListEntries } from '../src/database/booking-tables.ts';
import { customers } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { answerTo, emailsIn } from './booking-requests.ts';
import { downloadFile, importFile } from './business-files.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

let hours = 0;
/** Makes a booking so many hours from now. */
async function booked(inHours: number, given: Record<string, unknown> = {}) {
  hours += 1;
  const startsAt = server.clock.now + inHours * HOUR;
  const { id } = await server.add.booking(salon.businessId, {
    startsAt,
    endsAt: startsAt + HOUR / 2,
    createdAt: server.clock.now - 1000 + hours,
    ...given,
  });
  const [row] = await server.database.select().from(bookings).where(eq(bookings.id, id));
  return { id, reference: row?.reference ?? '', customerId: row?.customerId ?? 0 };
}
const list = (query = '') => answerTo(customersPage, salon.owner.get(salon.at(`customers${query}`)));
const find = (id: number) => answerTo(customerDetails, salon.owner.get(salon.at(`customers/${id}`)));

it('are listed by name or latest appointment, page by page, and found by what is typed', async () => {
  await booked(-5, {
    attendeeFirstName: 'Zoë',
    attendeeEmail: 'zoe@example.com',
    attendeePhone: '07700 900123',
  });
  await booked(-2, { attendeeFirstName: 'Bob', attendeeEmail: '' });
  await booked(-9, { attendeeFirstName: 'Ann', attendeeEmail: 'ann@example.com' });
  await booked(3, { attendeeFirstName: 'Ann', attendeeEmail: 'ann@example.com' });
  const names = ({ customers: found }: Awaited<ReturnType<typeof list>>) =>
    found.map(({ first_name: name }) => name);
  const first = await list('?page_size=2');
  expect({ names: names(first), all: first.all }).toEqual({ names: ['Ann', 'Bob'], all: 3 });
  const second = await list(`?page_size=2&after=${first.next}`);
  expect({ names: names(second), next: second.next }).toEqual({ names: ['Zoë'], next: null });
  expect(names(await list('?sort=latest'))).toEqual(['Ann', 'Bob', 'Zoë']);
  expect(names(await list('?search=zoe%20lovel'))).toEqual(['Zoë']);
  expect(names(await list('?search=07700900'))).toEqual(['Zoë']);
  expect(names(await list('?search=nobody'))).toEqual([]);
});

it('have a page with their visits and figures, also for those who did not come', async () => {
  const email = { attendeeEmail: 'ann@example.com' };
  const missed = await booked(-9, email);
  await booked(-5, email);
  await booked(-3, { ...email, status: 'cancelled' });
  const coming = await booked(5, { ...email, movedCount: 2 });
  const mark = (reference: string, did_not_come: boolean) =>
    salon.owner.post(`/api/bookings/${reference}/no-show`, { did_not_come });
  expect(await answerTo(ownerBooking, mark(missed.reference, true))).toMatchObject({ did_not_come: true });
  expect((await mark(coming.reference, true)).status).toBe(409);
  const page = await find(missed.customerId);
  expect(page.figures).toEqual({ visits: 1, upcoming: 1, cancelled: 1, moved: 1, did_not_come: 1 });
  expect(page.upcoming.map(({ id }) => id)).toEqual([coming.id]);
  expect(page.past).toHaveLength(3);
  const summary = await (await salon.owner.get(salon.at('summary'))).json();
  expect(summary).toMatchObject({ no_shows: 1, unique_customers: 1 });
  await mark(missed.reference, false);
  expect((await find(missed.customerId)).figures.did_not_come).toBe(0);
  expect((await salon.find(`customer_id=${missed.customerId}`)).total).toBe(4);
});

it('are changed, but never to another’s address, and merged by hand', async () => {
  const ann = await booked(-9, { attendeeEmail: 'ann@example.com' });
  const walkIn = await booked(-5, { attendeeEmail: '', attendeePhone: '01632 960000' });
  const change = (id: number, body: Record<string, unknown>) =>
    salon.owner.put(salon.at(`customers/${id}`), { first_name: 'Ann', ...body });
  const refused = await change(walkIn.customerId, { email: 'ANN@example.com' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: emailOfOther('Ada Lovelace'),
    other: {
      id: ann.customerId,
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ann@example.com',
      phone: null,
    },
  });
  await change(walkIn.customerId, {
    note: 'Brings a dog.',
    alert: 'Allergic to PPD',
    phone: '01632 960000',
  });
  const merge = () =>
    salon.owner.post(salon.at(`customers/${ann.customerId}/merge`), { other_id: walkIn.customerId });
  const merged = await answerTo(customerDetails, merge());
  expect(merged).toMatchObject({
    email: 'ann@example.com',
    phone: '01632 960000',
    note: 'Brings a dog.',
    alert: 'Allergic to PPD',
    figures: { visits: 2 },
    past: [{ customer_alert: 'Allergic to PPD' }, { customer_alert: 'Allergic to PPD' }],
  });
  expect((await merge()).status).toBe(200);
  expect((await list()).all).toBe(1);
  expect((await salon.owner.get(salon.at(`customers/${walkIn.customerId}`))).status).toBe(404);
});

it('are deleted with all that names them, with an address and without one', async () => {
  const ann = await booked(-9, { attendeeEmail: 'ann@example.com' });
  const annWalkIn = await booked(-8, { attendeeEmail: '', customerId: ann.customerId });
  const bob = await booked(-5, { attendeeFirstName: 'Bob', attendeeEmail: '' });
  const cat = await booked(-4, { attendeeFirstName: 'Cat', attendeeEmail: '' });
  const coming = await booked(4, { attendeeFirstName: 'Dan', attendeeEmail: '' });
  const remove = (id: number) => salon.owner.delete(salon.at(`customers/${id}`));
  for (const { customerId } of [ann, bob])
    expect(await (await remove(customerId)).json()).toEqual({ ok: true, has_found: true });
  const rows = await server.database.select().from(bookings).orderBy(bookings.id);
  const erased = rows.filter(({ attendeeEmail }) => isErased(attendeeEmail)).map(({ id }) => id);
  expect(erased).toEqual([ann.id, annWalkIn.id, bob.id]);
  const left = await server.database.select().from(customers).orderBy(customers.id);
  expect(left.map(({ id }) => id)).toEqual([cat.customerId, coming.customerId]);
  expect((await remove(coming.customerId)).status).toBe(409);
  expect((await remove(ann.customerId)).status).toBe(404);
  const told = await server.database.select().from(emails);
  expect(told.map(({ recipient }) => recipient)).toEqual(['ann@example.com']);
});

describe('the corrected address of a booking', () => {
  const correct = async (reference: string, email: string, more = {}) =>
    (
      await salon.owner.put(`/api/bookings/${reference}`, {
        attendee_first_name: 'Ada',
        attendee_last_name: 'Lovelace',
        attendee_email: email,
        ...more,
      })
    ).status;
  const customerOf = async (reference: string) =>
    (await server.database.select().from(bookings).where(eq(bookings.reference, reference)))[0]?.customerId;
  const note = (id: number, text: string, email: string) =>
    salon.owner.put(salon.at(`customers/${id}`), { first_name: 'Ada', email, note: text });

  it('is its customer’s from then on, where no other booking had the old one', async () => {
    const { reference, customerId } = await booked(5, { attendeeEmail: 'ada@exmaple.com' });
    await note(customerId, 'Brings a dog.', 'ada@exmaple.com');
    expect(await correct(reference, 'ada@example.com', { attendee_phone: '07700 900123' })).toBe(200);
    expect(await find(customerId)).toMatchObject({
      email: 'ada@example.com',
      phone: '07700 900123',
      note: 'Brings a dog.',
    });
    expect((await list()).all).toBe(1);
  });

  it('moves the booking to the customer with that address, and the note too if it was the old customer’s only booking', async () => {
    const known = await booked(-5, { attendeeEmail: 'ada@example.com' });
    const wrong = await booked(5, { attendeeEmail: 'ada@exmaple.com' });
    await note(wrong.customerId, 'Brings a dog.', 'ada@exmaple.com');
    await correct(wrong.reference, 'Ada@Example.com');
    expect(await customerOf(wrong.reference)).toBe(known.customerId);
    expect((await find(known.customerId)).note).toBe('Brings a dog.');
    expect((await list()).all).toBe(1);
    const walkIn = await booked(6, { attendeeEmail: '' });
    await correct(walkIn.reference, 'ada@example.com');
    expect((await find(known.customerId)).figures.upcoming).toBe(2);
  });

  it('makes a new customer, if the old one has other bookings', async () => {
    const mother = await booked(-5, { attendeeEmail: 'mother@example.com' });
    const mistaken = await booked(5, { attendeeEmail: 'mother@example.com' });
    await correct(mistaken.reference, 'ada@example.com');
    const ada = await customerOf(mistaken.reference);
    expect(ada).not.toBe(mother.customerId);
    expect(await find(ada ?? 0)).toMatchObject({ email: 'ada@example.com', figures: { upcoming: 1 } });
    expect(await find(mother.customerId)).toMatchObject({
      email: 'mother@example.com',
      next_visit_at: null,
      figures: { visits: 1, upcoming: 0 },
    });
  });

  it('is that of its place on the waiting list too', async () => {
    const { id, reference } = await booked(5, { attendeeEmail: 'ada@exmaple.com' });
    await server.database.insert(waitingListEntries).values({
      businessId: salon.businessId,
      bookingId: id,
      attendeeFirstName: 'Ada',
      attendeeLastName: '',
      attendeeEmail: 'ada@exmaple.com',
      normalisedEmail: 'ada@exmaple.com',
      fromDate: '2026-11-20',
      toDate: '2026-11-24',
      partOfDay: 'any',
      madeBy: 'customer',
      openDates: [],
      createdAt: server.clock.now,
      confirmedAt: server.clock.now,
    });
    await correct(reference, 'Ada@Example.com');
    expect(await server.database.select().from(waitingListEntries)).toMatchObject([
      { attendeeLastName: 'Lovelace', attendeeEmail: 'Ada@Example.com', normalisedEmail: 'ada@example.com' },
    ]);
  });
});

describe('an edited contact', () => {
  const edit = (id: number, body: Record<string, unknown>) =>
    salon.owner.put(salon.at(`customers/${id}`), { first_name: 'Ada', last_name: 'Lovelace', ...body });
  const lastEmailId = async () =>
    (await server.database.select().from(emails).orderBy(desc(emails.id)).limit(1))[0]?.id ?? 0;
  const contacts = async () =>
    (await server.database.select().from(bookings).orderBy(bookings.id)).map(
      ({ attendeeFirstName, attendeeEmail, attendeePhone }) => [
        attendeeFirstName,
        attendeeEmail,
        attendeePhone,
      ],
    );

  it('is that of the customer’s upcoming bookings too, and we email confirmations to the new address', async () => {
    const old = { attendeeEmail: 'ada@old.example', attendeePhone: '07700 900123' };
    const { customerId } = await booked(7, { ...old, attendeeFirstName: 'Byron' });
    await booked(-5, old);
    const { reference } = await booked(5, old);
    await booked(6, { ...old, status: 'cancelled' });
    const { cancelTokenHash } =
      (await server.database.select().from(bookings).where(eq(bookings.reference, reference)))[0] ?? {};
    const saved = await edit(customerId, {
      first_name: 'Augusta',
      email: 'ada@new.example',
      phone: '07700 900456',
    });
    expect(saved.status).toBe(200);
    expect(await contacts()).toEqual([
      ['Byron', 'ada@new.example', '07700 900456'],
      ['Ada', 'ada@old.example', '07700 900123'],
      ['Augusta', 'ada@new.example', '07700 900456'],
      ['Ada', 'ada@old.example', '07700 900123'],
    ]);
    expect(await emailsIn(server)).toEqual([
      'booking_confirmed to ada@new.example',
      'booking_confirmed to ada@new.example',
    ]);
    const [, , changed] = await server.database.select().from(bookings).orderBy(bookings.id);
    expect(changed?.cancelTokenHash).not.toBe(cancelTokenHash);
    expect(await find(customerId)).toMatchObject({
      first_name: 'Augusta',
      email: 'ada@new.example',
      figures: { visits: 1, upcoming: 2 },
    });
    expect((await list()).all).toBe(1);
  });

  it('completes a change that was interrupted, so that everything belongs to one customer', async () => {
    const old = { attendeeEmail: 'ada@old.example' };
    const { customerId, id } = await booked(5, old);
    await booked(6, old);
    const change = { attendeeEmail: 'ada@new.example', normalisedEmail: 'ada@new.example' };
    await server.database.update(bookings).set(change).where(eq(bookings.id, id));
    await edit(customerId, { email: 'ada@new.example' });
    expect((await contacts()).map(([, email]) => email)).toEqual(['ada@new.example', 'ada@new.example']);
    expect(await emailsIn(server)).toEqual(['booking_confirmed to ada@new.example']);
    expect((await list()).all).toBe(1);
  });

  it('reaches upcoming bookings without one, and leaves those that have another', async () => {
    const { customerId } = await booked(5, { attendeeEmail: '' });
    await booked(6, { attendeeEmail: 'ada@work.example', customerId });
    await server.database
      .update(customers)
      .set({ email: null, normalisedEmail: null })
      .where(eq(customers.id, customerId));
    await edit(customerId, { email: 'ada@new.example' });
    expect((await contacts()).map(([, email]) => email)).toEqual(['ada@new.example', 'ada@work.example']);
    // Deleting the customer's address leaves the bookings' addresses.
    await edit(customerId, { email: '' });
    expect((await contacts()).map(([, email]) => email)).toEqual(['ada@new.example', 'ada@work.example']);
    expect(await emailsIn(server)).toEqual(['booking_confirmed to ada@new.example']);
  });

  it('is told in one email to either address where many bookings get the new one', async () => {
    const old = { attendeeEmail: 'ada@old.example' };
    const made = [];
    for (let hour = 1; hour <= 30; hour += 1)
      made.push(await booked(hour, { ...old, eventName: `Cut ${hour}` }));
    const [first] = made;
    for (const { id: bookingId } of made)
      await server.add.email({
        kind: 'booking_confirmed',
        recipient: old.attendeeEmail,
        bookingId,
        status: 'sent',
      });
    const sent = await lastEmailId();
    await edit(first?.customerId ?? 0, { email: 'ada@new.example' });
    expect(new Set((await contacts()).map(([, email]) => email))).toEqual(new Set(['ada@new.example']));
    const told = await server.database.select().from(emails).where(gt(emails.id, sent)).orderBy(emails.id);
    expect(told.map(({ kind, recipient, bookingId }) => [kind, recipient, bookingId])).toEqual([
      ['booking_confirmed', 'ada@new.example', first?.id],
      ['booking_readdressed', 'ada@old.example', first?.id],
    ]);
    const [confirmed, readdressed] = told.map(({ payload }) => emailFacts.parse(payload));
    expect(confirmed?.otherCount).toBe(29);
    expect(confirmed?.others.map(({ name }) => name)).toEqual(
      Array.from({ length: 19 }, (_, at) => `Cut ${at + 2}`),
    );
    const [, second] = await server.database.select().from(bookings).orderBy(bookings.id);
    expect(confirmed?.others[0]).toMatchObject({ cancelTokenHash: second?.cancelTokenHash });
    expect(readdressed).toMatchObject({ otherCount: 29, others: [] });
    await edit(first?.customerId ?? 0, { email: 'ada@new.example' });
    expect(await lastEmailId()).toBe(told.at(-1)?.id);
  });

  it('emails nobody where only the name, the phone number or the note differ', async () => {
    const { customerId } = await booked(5, { attendeeEmail: 'ada@example.com' });
    await edit(customerId, { first_name: 'Augusta', email: 'ada@example.com', phone: '07700 900456' });
    await edit(customerId, { first_name: 'Augusta', email: 'ada@example.com', note: 'Brings a dog.' });
    expect(await contacts()).toEqual([['Augusta', 'ada@example.com', null]]);
    expect(await emailsIn(server)).toEqual([]);
  });

  it('leaves the note on a booking as it is, which emails nobody and is in the business’s file', async () => {
    const at = { attendeeEmail: 'ada@example.com', eventDate: '2026-11-20' };
    const { reference, customerId } = await booked(-5, at);
    const write = (note: string) => salon.owner.put(`/api/bookings/${reference}/note`, { note });
    const noted = await answerTo(ownerBooking, write(' Wants the quiet chair. '));
    expect(noted.note).toBe('Wants the quiet chair.');
    await edit(customerId, { first_name: 'Augusta', email: 'ada@example.com' });
    expect(await emailsIn(server)).toEqual([]);
    const file = await downloadFile(salon.owner, salon.businessId);
    const { business } = await importFile(salon.owner, file);
    const [found] = await server.database.select().from(bookings).where(eq(bookings.businessId, business.id));
    expect(found?.note).toBe('Wants the quiet chair.');
    expect(await answerTo(ownerBooking, write(''))).toMatchObject({ note: null });
  });

  it('of a customer with past bookings only survives an export and an import', async () => {
    const past = { attendeeEmail: 'ada@old.example', eventDate: '2026-11-20' };
    const { customerId } = await booked(-5, past);
    await booked(-9, past);
    await edit(customerId, {
      first_name: 'Augusta',
      email: 'ada@new.example',
      phone: '07700 900456',
      note: 'A dog.',
      alert: 'Allergic to PPD',
    });
    const { business } = await importFile(salon.owner, await downloadFile(salon.owner, salon.businessId));
    const found = await server.database.select().from(customers).where(eq(customers.businessId, business.id));
    expect(found).toMatchObject([
      {
        firstName: 'Augusta',
        email: 'ada@new.example',
        normalisedEmail: 'ada@new.example',
        phone: '07700 900456',
        note: 'A dog.',
        alert: 'Allergic to PPD',
      },
    ]);
  });
});
