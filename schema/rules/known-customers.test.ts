import { expect, it } from 'vitest';
import { createKnownCustomers, phoneDigits, type CustomerContact } from './known-customers.ts';

const ann: CustomerContact = { first_name: 'Ann', last_name: 'Lee', email: null, phone: null };
const isKnown = (known: Partial<CustomerContact>, other: Partial<CustomerContact>) => {
  const list = createKnownCustomers<{ contact: CustomerContact }>();
  list.add({ contact: { ...ann, ...known } });
  return list.find({ ...ann, ...other }) !== null;
};

it.each<[string, Partial<CustomerContact>, Partial<CustomerContact>, boolean]>([
  [
    'the same email, whatever the name',
    { email: 'ann@example.com' },
    { email: 'ANN@example.com ', first_name: 'A' },
    true,
  ],
  ['the same name and phone number', { phone: '07700 900123' }, { phone: '+44 7700 900123' }, true],
  [
    'the same phone number, where one has an email',
    { phone: '07700 900123', email: 'ann@example.com' },
    { phone: '07700900123' },
    true,
  ],
  ['the same name without anything else', {}, { first_name: 'ÁNN' }, true],
])('finds %s', (_, known, other, is) => {
  expect(isKnown(known, other)).toBe(is);
});

it.each<[string, Partial<CustomerContact>, Partial<CustomerContact>]>([
  [
    'a phone number that two people share',
    { phone: '07700 900123' },
    { phone: '07700 900123', first_name: 'Bob' },
  ],
  [
    'one name with two emails',
    { email: 'ann@example.com', phone: '07700 900123' },
    { email: 'lee@example.com', phone: '07700 900123' },
  ],
  ['a name alone, where one has an email', { email: 'ann@example.com' }, {}],
  ['a name with two phone numbers', { phone: '07700 900123' }, { phone: '07700 900124' }],
])('takes %s for two people', (_, known, other) => {
  expect(isKnown(known, other)).toBe(false);
});

it('compares phone numbers as people in the UK dial them', () => {
  expect(['+44 (0)7700 900123', '0044 7700 900123', '07700 900 123'].map(phoneDigits)).toEqual(
    Array.from({ length: 3 }, () => '07700900123'),
  );
  expect(phoneDigits('+49 30 1234')).toBe('49301234');
});
