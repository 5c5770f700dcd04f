import { expect, it } from 'vitest';
import { textWithoutLinks } from './plain-text.ts';

it.each([
  ['Willow & Co. Hair', 'Willow & Co. Hair'],
  ['Open 9:30 daily', 'Open 9:30 daily'],
  ['Barber: cuts', 'Barber: cuts'],
  ['You won http://evil.test/prize', 'You won http: //evil. test/prize'],
  ['www.evil.test', 'www. evil. test'],
  ['evil。test', 'evil。 test'],
  ['ask mallory@evil.test', 'ask mallory@ evil. test'],
  ['mailto:mallory', 'mailto: mallory'],
  ['One\r\n\tline', 'One line'],
  ['turned \u202eround\u200b', 'turned round'],
])('%j reads %j', (text, read) => {
  expect(textWithoutLinks(text)).toBe(read);
});
