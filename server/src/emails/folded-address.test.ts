import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedAddress } from './folded-address.ts';

const signs = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const word = fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 12 });
const domain = fc.constantFrom('example.com', 'salon.co.uk', 'mail.example.org');
const google = fc.constantFrom('gmail.com', 'googlemail.com');
const tag = fc.string({ unit: fc.constantFrom(...signs, '+', '.', '-'), maxLength: 10 });

/** Returns the text with each letter's case chosen by `upper`. */
const cased = (text: string, upper: boolean[]) =>
  [...text].map((letter, at) => (upper[at % upper.length] ? letter.toUpperCase() : letter)).join('');
const casing = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });

describe('the spellings of one mailbox', () => {
  it('are one in any case, with any tag', () => {
    fc.assert(
      fc.property(word, fc.oneof(domain, google), tag, casing, (name, at, tag, upper) => {
        const plain = foldedAddress(`${name}@${at}`);
        expect(foldedAddress(cased(`${name}+${tag}@${at}`, upper))).toBe(plain);
        expect(foldedAddress(plain)).toBe(plain);
      }),
    );
  });

  it('are one at Google with dots anywhere, by either domain', () => {
    fc.assert(
      fc.property(word, google, casing, (name, at, dotted) => {
        const spelt = [...name].map((email, place) => (dotted[place % dotted.length] ? `${email}.` : email));
        expect(foldedAddress(`${spelt.join('')}@${at}`)).toBe(`${name}@gmail.com`);
      }),
    );
  });

  it('are one however the domain’s letters are written', () => {
    expect(foldedAddress('ada@müller.example')).toBe(foldedAddress('ada@xn--mller-kva.example'));
    expect(foldedAddress('ａｄａ@ｇｍａｉｌ.com')).toBe('ada@gmail.com');
  });
});

describe('different mailboxes', () => {
  it('stay different', () => {
    fc.assert(
      fc.property(word, word, domain, domain, (one, other, here, there) => {
        fc.pre(one !== other || here !== there);
        expect(foldedAddress(`${one}@${here}`)).not.toBe(foldedAddress(`${other}@${there}`));
      }),
    );
  });

  it('differ by a dot, anywhere but at Google', () => {
    expect(foldedAddress('a.da@example.com')).toBe('a.da@example.com');
  });

  it('have names that begin with a plus, or that are dots only', () => {
    expect(foldedAddress('+a@example.com')).not.toBe(foldedAddress('+b@example.com'));
    expect(foldedAddress('...@gmail.com')).toBe('...@gmail.com');
  });
});
