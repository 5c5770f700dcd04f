import { expect, it } from 'vitest';
import { personIn } from './person.ts';
import { EMAIL_NOT_VERIFIED } from './sign-in-texts.ts';

const claims = { sub: '104', email: 'olive@salon.example', email_verified: true };
const PICTURE = 'https://lh3.googleusercontent.com/a/olive=s96-c';

it('is who the token says', () => {
  const whole = { ...claims, given_name: 'Olive', family_name: 'Ash', picture: PICTURE, hd: 'salon.example' };
  expect(personIn(whole)).toEqual({
    subject: '104',
    email: 'olive@salon.example',
    givenName: 'Olive',
    familyName: 'Ash',
    picture: PICTURE,
  });
});

it.each([
  'https://pictures.example/olive.png',
  'http://lh3.googleusercontent.com/a/olive',
  `${PICTURE}${'x'.repeat(2000)}`,
  'olive.png',
  7,
  null,
  undefined,
])('has no picture where it is %s', (picture) => {
  expect(personIn({ ...claims, picture }).picture).toBeNull();
});

it('has a name on one line, however long or odd the given one is', () => {
  expect(personIn({ ...claims, given_name: `Olive\r\n${'x'.repeat(200)}`, family_name: 7 })).toMatchObject({
    givenName: `Olive ${'x'.repeat(74)}`,
    familyName: null,
  });
});

it.each([false, 'true', undefined])('is nobody whose address is verified: %s', (email_verified) => {
  expect(() => personIn({ ...claims, email_verified })).toThrow(EMAIL_NOT_VERIFIED);
});
