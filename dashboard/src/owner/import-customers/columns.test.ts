import { describe, expect, it } from 'vitest';
import { contactIn, guessColumns } from './columns.ts';

describe('Guesses the columns of a file from', () => {
  it.each([
    [
      'Fresha',
      'Client ID,First Name,Last Name,Full Name,Blocked,Gender,Mobile Number,Telephone,Email,Accepts Marketing,Note',
      'none,first_name,last_name,none,none,none,phone,none,email,none,note',
    ],
    [
      'Square',
      'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Memo,Square Customer ID',
      'none,first_name,last_name,email,phone,none,none,note,none',
    ],
    ['Acuity', 'First Name,Last Name,Phone,Email,Notes', 'first_name,last_name,phone,email,note'],
    [
      'Google Contacts',
      'First Name,Last Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
      'first_name,last_name,note,none,email,none,phone',
    ],
    ['a spreadsheet', 'customer,tel,e-mail', 'name,phone,email'],
    ['a list by surname', 'SURNAME;Forename;Mobile No.', 'last_name,first_name,phone'],
  ])('%s', (_, headings, uses) => {
    expect(guessColumns(headings.split(/[,;]/)).join(',')).toBe(uses);
  });
});

const read = (row: string[], ...uses: Parameters<typeof contactIn>[1]) =>
  contactIn(
    row,
    uses,
    uses.map((_, column) => `Column ${column + 1}`),
  );

it('takes a whole name apart, whichever part comes first', () => {
  const one = { first_name: 'Ada', last_name: 'Byron Lovelace' };
  expect(read([' Ada  Byron Lovelace'], 'name')).toMatchObject(one);
  expect(read(['Byron Lovelace, Ada'], 'name')).toMatchObject(one);
  expect(read(['Ada'], 'name')).toMatchObject({ first_name: 'Ada', last_name: '' });
});

it('uses a last name without a first name', () => {
  expect(read(['', 'Lovelace'], 'first_name', 'last_name')).toMatchObject({
    first_name: 'Lovelace',
    last_name: '',
  });
});

it('repairs phone numbers that a spreadsheet changed, and leaves out those that it rounded', () => {
  expect(
    ['7700900123', "'+44 7700 900123", '4.47701E+11', '01632 960000'].map(
      (cell) => read([cell], 'phone').phone,
    ),
  ).toEqual(['07700900123', '+44 7700 900123', '', '01632 960000']);
});

it('joins several columns of notes under their headings', () => {
  expect(read(['Nuts', '', 'Tea'], 'note', 'note', 'note').note).toBe('Column 1: Nuts\nColumn 3: Tea');
  expect(read(['Nuts'], 'note').note).toBe('Nuts');
});
