import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailtoAnybody, mailtoOf, telOf } from './contact-link.ts';

/** Reads a mailto: link as mail programs do (RFC 6068). */
function readMailto(link: string | null) {
  const [, recipient = '', query = ''] = /^mailto:([^?]*)\??(.*)$/.exec(link ?? '') ?? [];
  const fields = query.split('&').filter(Boolean);
  return {
    recipient: decodeURIComponent(recipient),
    fields: fields.map((field) => field.split('=').map(decodeURIComponent)),
  };
}

/** With all that RFC 5322 allows before the @ without quotation marks. */
const strangeAddress = fc
  .string({ unit: fc.constantFrom(..."aZ1!#$%&'*+-/=?^_`{|}~."), minLength: 1, maxLength: 20 })
  .map((name) => `${name}@example.com`);

describe('a link that opens an email', () => {
  it.each([
    ['ruth@example.com', 'mailto:ruth@example.com'],
    [' ruth@example.com ', 'mailto:ruth@example.com'],
    ["o'brien+hair@example.co.uk", "mailto:o'brien%2Bhair@example.co.uk"],
    ['a/b#c@example.com', 'mailto:a%2Fb%23c@example.com'],
    ['m&s@example.com', 'mailto:m%26s@example.com'],
    ['100%@example.com', 'mailto:100%25@example.com'],
    ['ruth?cc=evil@example.com', 'mailto:ruth%3Fcc%3Devil@example.com'],
    ['ada@bücher.example', 'mailto:ada@b%C3%BCcher.example'],
  ])('to %s is %s', (address, link) => {
    expect(mailtoOf(address)).toBe(link);
  });

  it.each([
    'ruth?cc=evil@example.com&body=Pay',
    'ruth%0ABcc:evil@example.com',
    'ruth@example.com,evil@example.com',
    'ruth@example.com?subject=Pay',
    'ruth\u200B@example.com',
    'ruth',
    '',
  ])('is not made from %j, which would fill the email or send it elsewhere', (address) => {
    expect(mailtoOf(address)).toBeNull();
  });

  it('begins the email with the given text, of which no part becomes a field', () => {
    const begun = { subject: 'Willow & Co?', body: 'One & two\n#3 = 100%\r\nlast + line' };
    const links = [mailtoOf('ruth@example.com', begun), mailtoAnybody(begun)];
    expect(links.map((link) => readMailto(link).recipient)).toEqual(['ruth@example.com', '']);
    for (const link of links) {
      expect(readMailto(link).fields).toEqual([
        ['subject', 'Willow & Co?'],
        ['body', 'One & two\r\n#3 = 100%\r\nlast + line'],
      ]);
      expect(link).not.toMatch(/[+#]/);
    }
  });

  it('has one recipient and no fields, for any typed address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress(), strangeAddress), (typed) => {
        const link = mailtoOf(typed);
        if (link === null) return;
        expect(readMailto(link)).toEqual({ recipient: typed.trim(), fields: [] });
        expect(link.split(/[@,]/)).toHaveLength(2);
      }),
    );
  });
});

describe('a link that calls a number', () => {
  it.each([
    ['07700 900123', 'tel:07700900123'],
    [' 020 7946 0018 ', 'tel:02079460018'],
    ['+44 20 7946 0018', 'tel:+442079460018'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['(+44) 020-7946.0018', 'tel:+442079460018'],
    ['0044 (0)20 7946 0018', 'tel:00442079460018'],
    ['+39 06 6982', 'tel:+39066982'],
    ['(020) 7946–0018', 'tel:02079460018'],
    ['(0)20 7946 0018', 'tel:02079460018'],
    [' (0)20 7946 0018', 'tel:02079460018'],
    ['0200 044 0123', 'tel:02000440123'],
    ['999', 'tel:999'],
  ])('%s is %s', (number, link) => {
    expect(telOf(number)).toBe(link);
  });

  it.each([
    ['is none', 'by email, please'],
    ['is empty', ''],
    ['has no digits', '+ ()'],
    ['is too short', '12'],
    ['is two', '020 7946 0018 / 07700 900123'],
    ['is two in a row', '020 7946 0018 07700 900123'],
    ['has an extension', '020 7946 0018 ext 5'],
    ['has a plus within', '020 7946+0018'],
    ['may or may not be of another country', '44 (0)20 7946 0018'],
    ['has a zero that may or may not be rung', '+39 (0)6 6982'],
    ['has such a zero, and the digits of +44 elsewhere', '+39 (0)6 0044'],
    ['pauses and dials on', '07700900123,,1'],
    ['asks the phone for its own', '*#06#'],
    ['brings parameters', '07700900123;phone-context=evil.test'],
  ])('is not made from a number that %s', (_, number) => {
    expect(telOf(number)).toBeNull();
  });

  it('contains only digits, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 ()-.;x') }), (typed) => {
        expect(telOf(typed) ?? 'tel:000').toMatch(/^tel:\+?\d{3,15}$/);
      }),
    );
  });
});
