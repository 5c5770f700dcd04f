/** Hostile input: the usual suspects by name, and whatever fast-check generates. */

import fc from 'fast-check';

/** Texts that end, escape or reverse their surroundings, or that are no valid text. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDFFFb',
  '\u202Eevil\u2066',
  '\u200F\u200E\u061C',
  '\uFEFF\u200B\u2060\u00AD',
  `e${'\u0301'.repeat(500)}`,
  '👩🏽‍🚀🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '𝕬𝖉𝖆',
  'ﷺ'.repeat(100),
  '\u2028\u2029\u0085\r\n\t',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  "' OR '1'='1",
  "'; DROP TABLE bookings; --",
  '%00%0d%0aSet-Cookie:x=1',
  '%E0%A4%A',
  '%%%',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '=cmd|/c calc!A1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  '9007199254740993',
  '999999999999999',
  '99999999999999999999999',
  '0000-00-00',
  '2026-02-29',
  '9999-12-31',
  '0001-01-01',
  '-000001-01-01',
  '2026-11-24',
  '9999-12',
  '24:00',
  '23:59',
  '00:00',
  'Europe/../London',
  'a@b.c',
  `${'a'.repeat(250)}@example.com`,
  'x'.repeat(300),
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example/',
] as const;

/** JSON as text, so that it may contain numbers that no JavaScript value becomes. */
const HOSTILE_JSON: readonly string[] = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"length":1e9}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":null,"valueOf":null}',
  '-0',
  '0',
  '1',
  '-1',
  '0.1',
  '1.005',
  '1e-7',
  '1e21',
  '1e309',
  '-1e309',
  '2147483647',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '9223372036854775808',
  '"\\ud800"',
  '"\\u0000"',
];

/** Values that are too large to be printed with a failure. */
const LARGE = {
  'a text of 20,000 letters': () => JSON.stringify('x'.repeat(20_000)),
  'a list of 5,000 numbers': () => JSON.stringify(Array.from({ length: 5_000 }, (_, index) => index)),
  'a list of 500 texts': () => JSON.stringify(Array.from({ length: 500 }, (_, index) => `text ${index}`)),
  'lists 2,000 deep': () => '['.repeat(2_000) + ']'.repeat(2_000),
  'members 2,000 deep': () => `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  'an object of 2,000 members': () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`m${index}`, index]))),
} as const;
type LargeName = keyof typeof LARGE;
const isLarge = (text: string): text is LargeName => Object.hasOwn(LARGE, text);

/** Text of any characters, including unpaired surrogates. */
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  },
);

export const hostileText: fc.Arbitrary<string> = anyText;

/** A JSON value as a failure prints it; `jsonOf` writes it out. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: anyText.map((text) => JSON.stringify(text)) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_JSON) },
  { weight: 1, arbitrary: fc.double().map((number) => JSON.stringify(number)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(LARGE)) },
);

export const jsonOf = (told: string): string => (isLarge(told) ? LARGE[told]() : told);

/** Whole bodies that are no JSON object, or that repeat a member. */
const HOSTILE_BODIES = {
  nothing: '',
  'a null': 'null',
  'a list': '[]',
  'a text': '"text"',
  'a number': '1e309',
  'not a number': 'NaN',
  'half an object': '{"a":',
  'a comma too many': '{"a":1,}',
  'single quotes': "{'a':1}",
  'a member twice': '{"email":"a@example.com","email":["b@example.com"]}',
  'the prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  'a byte order mark': '\uFEFF{}',
  'lists without an end': '['.repeat(50_000),
  'members without an end': '{"a":'.repeat(10_000),
  'a body of 70,000 bytes': JSON.stringify({ a: 'x'.repeat(70_000) }),
  'a body of 300,000 bytes': JSON.stringify({ a: 'x'.repeat(300_000) }),
  'a form': 'email=a%40example.com&email=%00&__proto__[x]=1&constructor=1&a%ZZ=%E0%A4%A',
  'a form of parts':
    '--b\r\nContent-Disposition: form-data; name="__proto__"; filename="../../x"\r\n\r\nx\r\n--b--\r\n',
  'a form of parts that stops': '--b\r\nContent-Disposition: form-data; name="email',
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
} as const;
const ODD_BYTES = {
  'bytes that are no UTF-8': Buffer.from('7b226e616d65223a22c328a0a1f08c28fffe22', 'hex'),
  'an overlong slash': Buffer.from('7b226e616d65223a22c0af22', 'hex'),
  'UTF-16': Buffer.from('{"email":"a@example.com"}', 'utf16le'),
  'what gzip makes': Buffer.from('1f8b0800000000000003ab5602000095ff8802000000', 'hex'),
};

export type BodyName = keyof typeof HOSTILE_BODIES | keyof typeof ODD_BYTES;
const isOdd = (name: BodyName): name is keyof typeof ODD_BYTES => Object.hasOwn(ODD_BYTES, name);
const names = (of: object) => Object.keys(of).filter(isBodyName);
function isBodyName(name: string): name is BodyName {
  return Object.hasOwn(HOSTILE_BODIES, name) || Object.hasOwn(ODD_BYTES, name);
}

export const hostileBody: fc.Arbitrary<BodyName> = fc.constantFrom(
  ...names(HOSTILE_BODIES),
  ...names(ODD_BYTES),
);

export const bytesOfBody = (name: BodyName): Buffer =>
  isOdd(name) ? ODD_BYTES[name] : Buffer.from(HOSTILE_BODIES[name]);

/** Values for headers that the product or the layers below it read. */
const HEADER_VALUES = [
  '',
  '\u0001\u007f',
  '\u00ff\u00fe',
  'null',
  '__proto__',
  '=;=;==',
  'a=%E0%A4%A; auth_token=%00; auth_token=x; __proto__=y',
  ', ,;q=;q=0',
  '*/*;q=9e999',
  `${'x'.repeat(4_000)}`,
  '1, 2, 3',
  '-1',
  '99999999999999999999',
  '::1, 999.1.1.1, [::]:80, "unknown"',
  'for="[::1]";host=evil.example;proto=https',
  'evil.example',
  'http://evil.example',
  'bytes=0-,-1,5-1',
  'W/"x", "y", *',
] as const;
const HEADER_NAMES = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Encoding',
  'Cookie',
  'Expect',
  'Forwarded',
  'Host',
  'Idempotency-Key',
  'If-None-Match',
  'If-Modified-Since',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Stripe-Signature',
  'Upgrade',
  'User-Agent',
  'X-CSRF-Token',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Request-Id',
] as const;

export const hostileHeaders: fc.Arbitrary<[string, string][]> = fc.array(
  fc.tuple(fc.constantFrom(...HEADER_NAMES), fc.constantFrom(...HEADER_VALUES)),
  { maxLength: 3 },
);

export const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/xml',
  '',
  '\u0001',
] as const;

/** Returns queries as they appear in an address: with these names, repeated, as lists, incomplete. */
export const hostileQuery = (members: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('__proto__', 'constructor', 'a', ...members),
          fc.constantFrom(...HOSTILE_TEXTS),
        ),
        fc.constantFrom('=', '[]=', '[a]=', ''),
        fc.oneof(
          { weight: 4, arbitrary: anyText.map(encoded) },
          // Not encoded, if it can appear in a request's first line at all.
          {
            weight: 1,
            arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '%ff', '+', ';', '&', '#', '%2500'),
          },
        ),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((pairs) => `?${pairs.map(([name, between, value]) => encoded(name) + between + value).join('&')}`);

/**
 * Works like `encodeURIComponent`, which throws for an unpaired surrogate: that becomes the bytes that a
 * careless program would send.
 */
export const encoded = (text: string): string =>
  [...text].map((sign) => (/^[\uD800-\uDFFF]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('');
