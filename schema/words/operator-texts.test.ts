import { expect, it } from 'vitest';
import { operatorDetails, operatorSentences, type OperatorDetails } from './operator-texts.ts';

const UNKNOWN: OperatorDetails = {
  name: null,
  address: null,
  registeredOffice: null,
  companyNumber: null,
  vatNumber: null,
  dataProtectionNumber: null,
};
const TRADER = { ...UNKNOWN, name: 'Ada Bell', address: '1 High Street, Leeds LS1 1AA' };
const COMPANY = { ...TRADER, name: 'Willow Ltd', companyNumber: '01234567' };

it('names nobody while the settings give no name', () => {
  expect(operatorSentences({ ...UNKNOWN, address: '1 High Street', companyNumber: '01234567' })).toEqual([]);
  expect(operatorDetails(UNKNOWN)).toEqual([]);
});

it('names a sole trader with an address, and the VAT number if there is one', () => {
  expect(operatorSentences({ ...TRADER, vatNumber: 'GB123456789' })).toEqual([
    'Run by Ada Bell, 1 High Street, Leeds LS1 1AA.',
    'VAT number: GB123456789.',
  ]);
});

it('says where a company is registered, with its number and its registered office', () => {
  expect(operatorSentences(COMPANY)[1]).toBe(
    'Registered in England and Wales, company number 01234567. Registered office: 1 High Street, Leeds LS1 1AA.',
  );
  expect(operatorSentences({ ...COMPANY, registeredOffice: '2 Low Street, Leeds LS1 1AB' })[1]).toContain(
    'Registered office: 2 Low Street, Leeds LS1 1AB.',
  );
});

it.each([
  ['01234567', 'England and Wales'],
  ['OC301234', 'England and Wales'],
  ['SC123456', 'Scotland'],
  ['so300001', 'Scotland'],
  ['NI012345', 'Northern Ireland'],
  ['R0001234', 'Northern Ireland'],
])('knows from the company number %s that it is registered in %s', (companyNumber, part) => {
  expect(operatorDetails({ ...COMPANY, companyNumber })).toContainEqual({
    label: 'Registered in',
    value: part,
  });
});
