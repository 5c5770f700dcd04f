import { expect, it } from 'vitest';
import { folded, matches } from './matches.ts';

const text = folded('Can I have a café’s menu? Yes: each Service has a price.');

it('finds all words of a query in any order, whatever their case and accents', () => {
  expect(matches(text, 'PRICE service')).toBe(true);
  expect(matches(text, 'cafe')).toBe(true);
  expect(matches(text, "café's  menu")).toBe(true);
});

it('finds the beginnings of words, and nothing when one word is missing', () => {
  expect(matches(text, 'serv pri')).toBe(true);
  expect(matches(text, 'service refund')).toBe(false);
  expect(matches(text, 'rice')).toBe(false);
});

it('finds everything for an empty query', () => {
  expect(matches(text, '')).toBe(true);
});
