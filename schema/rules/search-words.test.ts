import { expect, it } from 'vitest';
import { searchableOf, wordsOf } from './search-words.ts';

it('finds the words between any white space', () => {
  expect(wordsOf('  Ada\t Love  lace ')).toEqual(['Ada', 'Love', 'lace']);
  expect(wordsOf(' ')).toEqual([]);
});

it('takes from an address as many words as a list can be searched for', () => {
  expect(searchableOf(' Ada  Lovelace ')).toBe('Ada Lovelace');
  expect(searchableOf('a b c d e f g h i j')).toBe('a b c d e f g h');
  expect(searchableOf('x'.repeat(500))).toHaveLength(100);
});
