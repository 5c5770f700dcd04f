import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isComeBackPath } from './come-back-path.ts';

it('takes a path of ours with its query', () => {
  expect(isComeBackPath('/dashboard?business=7&tab=bookings')).toBe(true);
  expect(isComeBackPath('/business/7/payment')).toBe(true);
  expect(isComeBackPath('/')).toBe(true);
});

it('takes nothing that leads to another site, however it is written', () => {
  const start = fc.constantFrom('//', '/\\', '\\\\', 'https://', 'javascript:', '/\t/', ' //', '/\n\\', '');
  fc.assert(
    fc.property(start, fc.webAuthority(), fc.string({ unit: 'binary' }), (begin, authority, rest) => {
      expect(isComeBackPath(`${begin}${authority}${rest}`)).toBe(false);
    }),
  );
});

it('takes nothing that is too long for a cookie', () => {
  expect(isComeBackPath(`/${'a'.repeat(999)}`)).toBe(true);
  expect(isComeBackPath(`/${'a'.repeat(1000)}`)).toBe(false);
});
