/** An owner's list from another program, and people added by hand: they have no booking yet. */

import { beforeEach, afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { addedAs, customerDetails, customersPage } from '@daybook/schema/contract/customers';
import { CUSTOMERS_MAX } from '@daybook/schema/figures/bounds';
import { BOOKING_RECORD_YEARS } from '@daybook/schema/figures/periods';
import { emailOfOther, tooManyCustomers } from '@daybook/schema/words/customer-texts';
import { customers } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { purge } from '../src/jobs/purge.ts';
import { answerTo } from './booking-requests.ts';
import { downloadFile, importFile } from './business-files.ts';
import { contextOn } from './context.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const list = () => answerTo(customersPage, salon.owner.get(salon.at('customers')));
const add = (body: Record<string, unknown>) => salon.owner.post(salon.at('customers'), body);
const addSeveral = async (some: Record<string, unknown>[], more = {}) =>
  (
    await answerTo(
      z.object({ added: z.array(addedAs) }),
      salon.owner.post(salon.at('customers/several'), { customers: some, ...more }),
    )
  ).added;

const ann = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '07700 900123' };
const bob = { first_name: 'Bob', last_name: 'Ray', phone: '07700 900456' };

it('one by one, with a note and an alert, but no second one with the same email', async () => {
  const added = await answerTo(customerDetails, add({ ...ann, note: 'Likes tea.', alert: 'Nut allergy' }));
  expect(added).toMatchObject({ ...ann, note: 'Likes tea.', alert: 'Nut allergy', past: [], upcoming: [] });
  expect(added.last_visit_at).toBeNull();
  const again = await add({ first_name: 'Annie', email: 'ANN@example.com' });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ error: emailOfOther('Ann Lee'), other: { id: added.id } });
  expect((await list()).all).toBe(1);
});

it('as a list, which fills in what is missing of those who are there, adds nobody twice, and emails nobody', async () => {
  await server.add.booking(salon.businessId, {
    attendeeFirstName: 'Bob',
    attendeeLastName: 'Ray',
    attendeeEmail: '',
    attendeePhone: '+44 7700 900456',
  });
  const some = [
    ann,
    { ...bob, email: 'bob@example.com', note: 'Short at the back.' },
    { ...ann, note: 'Tea' },
  ];
  expect(await addSeveral(some, { is_preview: true })).toEqual(['new', 'filled', 'filled']);
  expect((await list()).all).toBe(1);
  expect(await addSeveral(some)).toEqual(['new', 'filled', 'filled']);
  expect(await addSeveral(some)).toEqual(['known', 'known', 'known']);
  const found = await list();
  expect(found.customers.map(({ first_name, email, phone }) => [first_name, email, phone])).toEqual([
    ['Ann', 'ann@example.com', '07700 900123'],
    ['Bob', 'bob@example.com', '+44 7700 900456'],
  ]);
  expect(await server.database.select().from(emails)).toEqual([]);
});

it('become the customer of their first booking, and stay when two without one are merged', async () => {
  await addSeveral([ann, bob, { first_name: 'Robert' }]);
  await server.add.booking(salon.businessId, { attendeeEmail: 'ann@example.com', attendeeFirstName: 'Ann' });
  const [first, second, third] = (await list()).customers;
  expect(first).toMatchObject({ first_name: 'Ann' });
  expect(first?.next_visit_at ?? first?.last_visit_at).not.toBeNull();
  const merged = await answerTo(
    customerDetails,
    salon.owner.post(salon.at(`customers/${second?.id}/merge`), { other_id: third?.id }),
  );
  expect(merged).toMatchObject({ first_name: 'Bob', phone: '07700 900456' });
  expect((await list()).all).toBe(2);
});

it('are deleted without an email, because they may not know of the business', async () => {
  await addSeveral([ann, bob]);
  for (const { id } of (await list()).customers)
    expect(await (await salon.owner.delete(salon.at(`customers/${id}`))).json()).toEqual({
      ok: true,
      has_found: true,
    });
  expect(await server.database.select().from(customers)).toEqual([]);
  expect(await server.database.select().from(emails)).toEqual([]);
});

it('are in the business’s file, and come back from it', async () => {
  await addSeveral([{ ...ann, note: 'Tea', alert: 'Nut allergy' }, bob]);
  const file = await downloadFile(salon.owner, salon.businessId);
  expect(file.customers).toEqual([
    { ...ann, note: 'Tea', alert: 'Nut allergy' },
    { ...bob, email: null, note: null, alert: null },
  ]);
  const { business } = await importFile(salon.owner, file);
  expect((await downloadFile(salon.owner, business.id)).customers).toEqual(file.customers);
});

it('are deleted with other old records, if they never booked', async () => {
  const today = new Date(server.clock.now);
  const keep = today.setUTCFullYear(today.getUTCFullYear() - BOOKING_RECORD_YEARS);
  await server.database.insert(customers).values(
    [keep, keep + 1].map((createdAt, at) => ({
      businessId: salon.businessId,
      firstName: `Nr ${at}`,
      lastName: '',
      createdAt,
    })),
  );
  await purge(contextOn(server));
  expect((await list()).customers.map(({ first_name }) => first_name)).toEqual(['Nr 1']);
});

it('are refused beyond the bound of a list', async () => {
  const { businessId } = salon;
  const many = Array.from({ length: CUSTOMERS_MAX - 1 }, (_, at) => ({
    businessId,
    firstName: `Nr ${at}`,
    lastName: '',
    // Not so long ago that the purge, which runs at the start, would delete them.
    createdAt: server.clock.now,
    text: `nr ${at} `,
  }));
  for (let at = 0; at < many.length; at += 1000)
    await server.database.insert(customers).values(many.slice(at, at + 1000));
  expect(await addSeveral([ann])).toEqual(['new']);
  for (const refused of [
    await add(bob),
    await salon.owner.post(salon.at('customers/several'), { customers: [bob] }),
  ]) {
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: tooManyCustomers('20,000') });
  }
  expect(await addSeveral([{ ...ann, note: 'Tea' }])).toEqual(['filled']);
});
