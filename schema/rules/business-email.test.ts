import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailConfirmed, emailsTo } from './business-email.ts';
import { isSameAddress } from './email-address.ts';

const ACCOUNT = 'ruth@gmail.example';
const typed = (email: string, confirmedEmail: string | null = null) => ({ email, confirmedEmail });

describe('the address of a business', () => {
  it.each([
    ['the account’s own needs no email', typed(ACCOUNT), ACCOUNT, true, ACCOUNT],
    ['nor does it in capitals', typed('Ruth@Gmail.example'), ACCOUNT, true, ACCOUNT],
    ['another is nobody’s yet', typed('desk@salon.example'), ACCOUNT, false, ACCOUNT],
    [
      'until it is confirmed',
      typed('desk@salon.example', 'desk@salon.example'),
      ACCOUNT,
      true,
      'desk@salon.example',
    ],
    [
      'however it is spelled',
      typed('Desk@Salon.example', 'desk@salon.example'),
      ACCOUNT,
      true,
      'desk@salon.example',
    ],
    [
      'a change needs confirming again',
      typed('new@salon.example', 'desk@salon.example'),
      ACCOUNT,
      false,
      ACCOUNT,
    ],
    [
      'a look-alike is another address',
      typed('ruth@gmail.example'.replace('r', 'ʀ')),
      ACCOUNT,
      false,
      ACCOUNT,
    ],
    ['without an account nothing is proven', typed('desk@salon.example'), null, false, null],
    [
      'but what was confirmed stays so',
      typed('desk@salon.example', 'desk@salon.example'),
      null,
      true,
      'desk@salon.example',
    ],
  ])('%s', (_, business, account, isConfirmed, to) => {
    expect(isEmailConfirmed(business, account)).toBe(isConfirmed);
    expect(emailsTo(business, account)).toBe(to);
  });

  const address = fc.constantFrom(
    'a@x.example',
    'A@X.example',
    'b@x.example',
    'k@x.example',
    '\u212a@x.example',
    'i@x.example',
    'İ@x.example',
  );
  const maybe = fc.option(address);

  it('never sends emails to an address that nobody proved', () => {
    fc.assert(
      fc.property(address, maybe, maybe, (email, confirmedEmail, account) => {
        const to = emailsTo({ email, confirmedEmail }, account);
        expect([account, confirmedEmail]).toContain(to);
      }),
    );
  });

  it('is confirmed exactly when its emails go to it, in any spelling', () => {
    fc.assert(
      fc.property(address, maybe, maybe, (email, confirmedEmail, account) => {
        const business = { email, confirmedEmail };
        const to = emailsTo(business, account);
        expect(isEmailConfirmed(business, account)).toBe(to !== null && isSameAddress(to, email));
      }),
    );
  });
});
