/** An owner adds customers who haven't booked here: one by hand, or a list from another program. */

import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { AddedAs, CustomerChange } from '@daybook/schema/contract/customers';
import { CUSTOMERS_MAX } from '@daybook/schema/figures/bounds';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { createKnownCustomers, foldedName } from '@daybook/schema/rules/known-customers';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { columnsOf, findWithEmail, type CustomerObstacle } from './change-customers-store.ts';
import { countCustomers } from './find-customers-store.ts';
import { insertContact, writeContact } from './keep-customers-store.ts';
import { bothSaid } from './merge-customers-store.ts';

/** Customers added in one transaction: about 20 ms among 100,000 customers, half of them of one name. */
export const CUSTOMERS_A_STEP = 50;

export type AddObstacle = CustomerObstacle | { is: 'too many' };

/** Resolves to the new customer's id. */
export async function addCustomer(
  tx: Transaction,
  businessId: number,
  contact: CustomerChange,
  now: number,
): Promise<Outcome<number, AddObstacle>> {
  const other =
    contact.email === null ? null : await findWithEmail(tx, businessId, normalisedEmail(contact.email));
  if (other) return no({ is: 'email of another', customer: other });
  if ((await countCustomers(tx, businessId)) >= CUSTOMERS_MAX) return no({ is: 'too many' });
  return ok(await insertContact(tx, newCustomer(businessId, contact, now)));
}

/** Says of each contact how it would be added, in order. */
export async function seeCustomers(
  on: Reader,
  businessId: number,
  contacts: readonly CustomerChange[],
): Promise<AddedAs[]> {
  return (await planOf(on, businessId, contacts)).map(({ is }) => is);
}

export async function addCustomers(
  tx: Transaction,
  businessId: number,
  contacts: readonly CustomerChange[],
  now: number,
): Promise<Outcome<AddedAs[], AddObstacle>> {
  const plan = await planOf(tx, businessId, contacts);
  const fresh = new Set(plan.flatMap(({ is, customer }) => (is === 'new' ? [customer] : [])));
  if (fresh.size > 0 && (await countCustomers(tx, businessId)) + fresh.size > CUSTOMERS_MAX)
    return no({ is: 'too many' });
  for (const { row, contact } of new Set(plan.map(({ customer }) => customer)))
    await (row
      ? writeContact(tx, row, columnsOf(contact))
      : insertContact(tx, newCustomer(businessId, contact, now)));
  return ok(plan.map(({ is }) => is));
}

interface Planned {
  /** Null for a new customer. */
  row: CustomerRow | null;
  /** As it is once all of the list are added. */
  contact: CustomerChange;
}

/** Finds for each contact the customer whom it adds, fills in or leaves as they are. Several may be one customer. */
async function planOf(
  on: Reader,
  businessId: number,
  contacts: readonly CustomerChange[],
): Promise<{ is: AddedAs; customer: Planned }[]> {
  const known = createKnownCustomers<Planned>();
  for (const row of await alike(on, businessId, contacts)) known.add({ row, contact: contactOf(row) });
  return contacts.map((contact) => {
    const customer = known.find(contact);
    if (!customer) {
      const fresh = { row: null, contact };
      known.add(fresh);
      return { is: 'new', customer: fresh };
    }
    const before = JSON.stringify(customer.contact);
    customer.contact = filledIn(customer.contact, contact);
    if (JSON.stringify(customer.contact) === before) return { is: 'known', customer };
    known.add(customer);
    return { is: 'filled', customer };
  });
}

/** Customers of one name, on average, that are compared. More would hold up others. */
const OF_ONE_NAME = 20;

/** Finds the customers with one of the emails or names, along an index each: a business may have 250,000. */
async function alike(
  on: Reader,
  businessId: number,
  contacts: readonly CustomerChange[],
): Promise<CustomerRow[]> {
  const emails = contacts.flatMap(({ email }) => (email === null ? [] : [normalisedEmail(email)]));
  const names = [...new Set(contacts.map(foldedName))];
  const isTheirs = eq(customers.businessId, businessId);
  const [byEmail, byName] = await Promise.all([
    on
      .select()
      .from(customers)
      .where(and(isTheirs, inArray(customers.normalisedEmail, emails))),
    on
      .select()
      .from(customers)
      .where(or(...names.map((name) => and(isTheirs, beginsWithLine(name)))))
      .limit(OF_ONE_NAME * contacts.length),
  ]);
  return [...new Map([...byEmail, ...byName].map((row) => [row.id, row])).values()];
}

/** Matches the texts whose first line it is: the name, and an end of line (10) or nothing behind it. */
const beginsWithLine = (name: string) => and(gte(customers.text, name), lt(customers.text, `${name}\u000b`));

export const contactOf = ({
  firstName,
  lastName,
  email,
  phone,
  note,
  alert,
}: CustomerRow): CustomerChange => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  note,
  alert,
});

const filledIn = (known: CustomerChange, more: CustomerChange): CustomerChange => ({
  first_name: known.first_name,
  last_name: known.last_name || more.last_name,
  email: known.email ?? more.email,
  phone: known.phone ?? more.phone,
  ...bothSaid(known, more),
});

const newCustomer = (businessId: number, contact: CustomerChange, now: number) => ({
  ...columnsOf(contact),
  businessId,
  createdAt: now,
  latestAt: 0,
});
