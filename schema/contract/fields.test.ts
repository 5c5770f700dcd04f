import { expect, it } from 'vitest';
import { placeRequest } from './catalogue.ts';
import { isHttpsAddress, optionalPostcode } from './fields.ts';

it.each(['https://willow.example/privacy', 'https://willow.example', 'HTTPS://Willow.Example/a?b=c#d'])(
  '%s is the address of a page',
  (text) => expect(isHttpsAddress(text)).toBe(true),
);

it.each([
  '',
  'willow.example/privacy',
  'http://willow.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://localhost',
  'https://ada:secret@willow.example',
  'https:willow',
  // No browser can open these.
  'https://willow.example:99999',
  'https://xn--a.example',
])('“%s” is none', (text) => expect(isHttpsAddress(text)).toBe(false));

it('a postcode is tidied where somebody types one', () => {
  const place = { name: 'Salon', address: null, postcode: ' m218bq ', at_once: null };
  expect(placeRequest.parse(place).postcode).toBe('M21 8BQ');
  expect(['m21\u200b8bq', 'D02 X285', ' ', null].map((typed) => optionalPostcode().parse(typed))).toEqual([
    'M21 8BQ',
    'D02 X285',
    null,
    null,
  ]);
});
