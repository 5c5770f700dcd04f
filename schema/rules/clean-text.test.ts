import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyLines, oneLine, holdsWebAddress, withoutWebAddresses } from './clean-text.ts';

describe('text for one line', () => {
  it.each([
    ['puts a sentence on a line of its own', 'Ruth\r\nYou won', 'Ruth You won'],
    ['breaks a line as Unicode does', 'Ruth\u2028You\u2029won\u0085now', 'Ruth You won now'],
    ['rings the bell', 'Ruth\u0007\u0000Ellis', 'Ruth Ellis'],
    ['stands far to the right', ' \t Ruth \u00A0\u3000 Ellis \n', 'Ruth Ellis'],
    ['reads from right to left', '\u202Egnp.elif\u202C \u2066x\u2069', 'gnp.elif x'],
    ['leaves a mark of direction behind', 'Ruth\u200E\u200F\u061C', 'Ruth'],
    ['looks like another name', 'Ru\u200Bt\u2060h\uFEFF \u00ADEl\u034Flis', 'Ruth Ellis'],
    ['joins letters that never join', 'Ru\u200Dt\u200Ch', 'Ruth'],
    ['smuggles text in tags', 'Ruth\u{E0045}\u{E0076}\u{E0069}\u{E006C}', 'Ruth'],
    ['carries half a letter', 'Ru\uD83Dth', 'Ruth'],
    ['carries a shape for nothing', 'R\uFE0Futh\u{E0100}', 'Ruth'],
  ])('cleans a text that %s', (_, typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it.each([
    ['spaces', ' \t\n '],
    ['a zero-width space', '\u200B'],
    ['joiners', '\u200D\u200C'],
    ['marks of direction', '\u202E\u2069'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['blank braille', '\u2800 \u2800'],
    ['a note without a head', '\u{1D159}'],
    ['an accent without a letter', '\u0301'],
    ['an empty text', ''],
  ])('is empty where only %s would remain', (_, typed) => {
    expect(oneLine(typed)).toBe('');
  });

  it.each([
    ['a name in English', "Zoë O'Brien-Łuczak"],
    ['a name in Persian with a joiner', 'نمی\u200Cخواهم'],
    ['a name in Sinhala with a joiner', 'ශ්\u200Dරී'],
    ['a name in Hindi with a joiner', 'क्\u200Dष'],
    ['a Japanese name in its own shape', '葛\u{E0100}城'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['an astronaut of colour', '👩🏽‍🚀'],
    ['a kiss', '👩🏽‍❤️‍💋‍👨🏻'],
    ['a red heart', 'Cut ❤️'],
    ['a flag of many colours', '🏳️‍🌈'],
    ['the flag of Wales', '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
    ['the flag of the kingdom', '🇬🇧'],
    ['a key', '1️⃣ first'],
  ])('keeps %s as it is', (_, typed) => {
    expect(oneLine(typed)).toBe(typed);
  });
});

describe('text of many lines', () => {
  it('keeps its lines, however they end, and the spaces that begin them', () => {
    expect(manyLines('\n The door\r\n  is on\rthe\u2028left. \n\n')).toBe('The door\n  is on\nthe\nleft.');
  });

  it('keeps no other control character, no bidirectional control, and nothing invisible', () => {
    expect(manyLines('a\tb\u0000c\n\u202Ed\u200Be\uFEFF')).toBe('a b c\nde');
  });

  it('is empty if only line breaks and invisible characters would remain', () => {
    expect(manyLines('\n\u200B\r\n\u2800\n')).toBe('');
  });
});

describe('whatever is typed', () => {
  const unseen = fc.constantFrom(
    ...'\r\n\t\0\u0085\u2028\u200B\u200C\u200D\u200E\u202E\u2066\uFE0F\uFEFF\u{E0100}\u{E0067}\u{E007F}\uD83D',
  );
  const seen = fc.constantFrom(...'a1# 👩🏽🚀❤🏴葛نक्\u0301\u20E3');
  const typed = fc.oneof(
    fc.array(fc.oneof(unseen, seen)).map((signs) => signs.join('')),
    fc.string({ unit: 'binary' }),
  );

  it('does not change when it is cleaned a second time', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
        expect(manyLines(manyLines(text))).toBe(manyLines(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('has one line, or its own lines, without control or direction characters or outer spaces', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(oneLine(text)).not.toMatch(
          /\p{Cc}|\p{Bidi_C}|\p{Cs}|[\u2028\u2029\u200B\uFEFF]|\s\s|^\s|\s$/u,
        );
        expect(manyLines(text)).not.toMatch(
          /[^\P{Cc}\n]|\p{Bidi_C}|\p{Cs}|[\u2028\u2029\u200B\uFEFF]|^\s|\s$/u,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no visible letter, figure or picture', () => {
    const visible = (text: string) => text.replace(/[^\p{L}\p{N}\p{S}]/gu, '');
    fc.assert(
      fc.property(typed, (text) => {
        const clean = oneLine(text);
        // A letter without a shape (a Hangul filler) isn't visible; nor is blank braille when it is alone.
        if (clean) expect(visible(clean)).toBe(visible(text.replace(/\p{DI}/gu, '')));
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  'You won http://evil.test/',
  'HTTPS://EVIL.TEST',
  '://evil.test',
  'You won WWW.evil.test',
  'ｗｗｗ．evil.test',
  'http：／／evil.test',
  '𝐰𝐰𝐰.evil.test',
  'www。evil.test',
])('%s is not only a name', (name) => {
  expect(holdsWebAddress(name)).toBe(true);
});

it.each([
  'Ruth',
  'St. John',
  'Zoë O’Brien-Łuczak',
  'Wwwyn',
  'J.R.R.',
  'Ruth (née Neilson)',
  'Ruth / Ada',
  'Ruth: x',
])('%s may be a name', (name) => {
  expect(holdsWebAddress(name)).toBe(false);
});

it.each([
  ['Cut and colour', 'Cut and colour'],
  ['Win at https://evil.test/now today', 'Win at today'],
  ['First line\nwww.evil.test\nLast', 'First line\n\nLast'],
  ['HTTP：／／EVIL.TEST', '…'],
])('of %j only words without a web address are left', (text, left) => {
  expect(withoutWebAddresses(text)).toBe(left);
});
