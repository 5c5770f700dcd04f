import { expect, it } from 'vitest';
import { EMAIL_NEEDS_AT, FIRST_NAME_REQUIRED } from '@daybook/schema/words/booking-form-texts';
import { checkContacts, countAdded } from './check-contacts.ts';

const table = (...rows: string[][]) => ({
  headings: ['Name', 'Email', 'Phone'],
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});

it('checks each row as the server does, and says which can’t be added and why', async () => {
  const checked = await checkContacts(
    table(
      ['Ann Lee', ' ann@example.com', '7700900123'],
      ['', 'bob@example.com', ''],
      ['Cat', 'cat', '4.4E+11'],
    ),
    ['name', 'email', 'phone'],
  );
  expect(checked).toEqual({
    contacts: [
      {
        first_name: 'Ann',
        last_name: 'Lee',
        email: 'ann@example.com',
        phone: '07700900123',
        note: null,
        alert: null,
      },
    ],
    refused: [
      { line: 3, problem: FIRST_NAME_REQUIRED },
      { line: 4, problem: EMAIL_NEEDS_AT },
    ],
    rounded: 1,
  });
});

it('counts a customer in two parts of a file as new once', async () => {
  const { contacts } = await checkContacts(
    table(['Ann', 'ann@example.com', ''], ['Ann', 'ann@example.com', '1']),
    ['name', 'email', 'phone'],
  );
  expect(countAdded(contacts, ['new', 'new'])).toEqual({ new: 1, filled: 1, known: 0 });
});
