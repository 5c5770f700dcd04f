import { expect, it } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

it.each([
  ['https://lh3.googleusercontent.com/a/ALm5wu0=s96-c', true],
  ['https://a.b.googleusercontent.com/x', true],
  ['http://lh3.googleusercontent.com/a/x', false],
  ['https://googleusercontent.com/a/x', false],
  ['https://lh3.googleusercontent.com.evil.example/a/x', false],
  ['https://evilgoogleusercontent.com/a/x', false],
  ['https://evil.example/lh3.googleusercontent.com', false],
  ['https://lh3.googleusercontent.com:8443/a/x', false],
  ['https://ada:secret@lh3.googleusercontent.com/a/x', false],
  ['https://lh3.googleusercontent.com@evil.example/a/x', false],
  ['javascript:alert(1)//.googleusercontent.com', false],
  ['data:image/png;base64,AAAA', false],
  ['//lh3.googleusercontent.com/a/x', false],
  ['', false],
])('takes %s for a picture of Google’s: %s', (address, expected) => {
  expect(isPictureAddress(address)).toBe(expected);
});
