import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isEasilyGuessed, readSecrets } from './secrets.ts';

it.each([
  ['one sign', 'x'.repeat(40)],
  ['few signs', '1112223331212313123121331212331212'],
  ['a word again and again', 'correct-horse '.repeat(3)],
  ['a word again and again, cut short', 'daybook4ever!'.repeat(4).slice(0, 45)],
  ['a run through the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['a run of pairs', '00112233445566778899aabbccddeeff'],
])('a secret of %s is easily guessed', (_, secret) => {
  expect(isEasilyGuessed(secret)).toBe(true);
});

it.each(['hex', 'base64', 'base64url'] as const)('32 signs of chance, written as %s, are not', (writing) => {
  for (let number = 0; number < 5000; number += 1) {
    const secret = createHash('sha256').update(String(number)).digest(writing).slice(0, 32);
    expect({ secret, isEasilyGuessed: isEasilyGuessed(secret) }).toEqual({ secret, isEasilyGuessed: false });
  }
});

it('a sentence that nobody else would think of is not easily guessed', () => {
  expect(isEasilyGuessed('a secret of some length, known to nobody else')).toBe(false);
});

it('several are separated by commas, the newest first', () => {
  const [newest, earlier] = ['n'.repeat(32), 'e'.repeat(40)];
  expect(readSecrets(newest)).toEqual([newest]);
  expect(readSecrets(`${newest}, ${earlier}`)).toEqual([newest, earlier]);
});

it('a comma within a sentence is part of it', () => {
  const sentence = 'a secret of some length, known to nobody else';
  expect(readSecrets(sentence)).toEqual([sentence]);
  expect(readSecrets('short,shorter')).toEqual(['short,shorter']);
});
