/** Finds out whether a customer is in a list already, so that nobody is in it twice. */

import { normalisedEmail } from './email-address.ts';
import { foldText } from './fold-text.ts';

export interface CustomerContact {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
}

export interface KnownCustomers<Customer> {
  add: (customer: Customer) => void;
  find: (contact: CustomerContact) => Customer | null;
}

/**
 * Returns an empty list of customers. Two are the same person if they have the same email; or the same name and phone
 * number, unless each has an email of their own. A name alone is the same person only if neither has an email.
 */
export function createKnownCustomers<
  Customer extends { contact: CustomerContact },
>(): KnownCustomers<Customer> {
  const byEmail = new Map<string, Customer>();
  // By name and phone number. The first of each decides, so that many of one name cost no more than one.
  const withEmail = new Map<string, Set<Customer>>();
  const withoutEmail = new Map<string, Set<Customer>>();
  return {
    add: (customer) => {
      const { email } = customer.contact;
      const key = nameAndPhoneOf(customer.contact);
      if (email !== null) byEmail.set(normalisedEmail(email), customer);
      // They may have got their email since they were added.
      withoutEmail.get(key)?.delete(customer);
      const alike = email === null ? withoutEmail : withEmail;
      alike.set(key, (alike.get(key) ?? new Set()).add(customer));
    },
    find: (contact) => {
      const key = nameAndPhoneOf(contact);
      const hasPhone = contact.phone !== null;
      if (contact.email === null)
        return firstOf(withoutEmail.get(key)) ?? (hasPhone ? firstOf(withEmail.get(key)) : null);
      const known = byEmail.get(normalisedEmail(contact.email));
      return known ?? (hasPhone ? firstOf(withoutEmail.get(key)) : null);
    },
  };
}

const firstOf = <Customer>(some: ReadonlySet<Customer> = new Set()): Customer | null =>
  some.values().next().value ?? null;

/** Returns the name as searches compare it, and the phone number's digits. */
const nameAndPhoneOf = ({ first_name, last_name, phone }: CustomerContact) =>
  `${foldedName({ first_name, last_name })}\n${phone === null ? '' : phoneDigits(phone)}`;

/** 'Zoë', 'Łuczak' gives 'zoe luczak'. */
export const foldedName = ({ first_name, last_name }: Pick<CustomerContact, 'first_name' | 'last_name'>) =>
  foldText(`${first_name} ${last_name}`);

/** '+44 (0)7700 900123' and '0044 7700 900123' give '07700900123', as people in the UK dial it. */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll('(0)', '').replaceAll(/[^\d+]/g, '');
  return digits.replace(/^(?:\+|00)44/, '0').replaceAll('+', '');
}
