import { expect, it } from 'vitest';
import { userAnswer } from './account-responses.ts';

const account = {
  id: 1,
  subject: 'sub',
  personHash: 'person',
  email: 'boss@book.example',
  givenName: null,
  familyName: null,
  picture: null,
  emailNotifications: true,
  firstSeen: 0,
  lastSeen: 0,
  trialUsedAt: null,
  deletedAt: null,
};

it('tells the admin, and nobody else, which settings are missing', () => {
  const told = (adminEmail: string, missingSettings: string[]) =>
    userAnswer(account, { adminEmail, missingSettings, secrets: ['a secret'] }, null).missing_settings;
  expect(told('boss@book.example', ['OPERATOR_NAME'])).toEqual(['OPERATOR_NAME']);
  expect(told('boss@book.example', [])).toBeUndefined();
  expect(told('other@book.example', ['OPERATOR_NAME'])).toBeUndefined();
});
