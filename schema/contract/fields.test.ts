import { expect, it } from 'vitest';
import { isHttpsAddress } from './fields.ts';

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
