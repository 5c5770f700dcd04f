import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SLUG_MAX } from '../figures/bounds.ts';
import { SLUG, slugOf } from './slug.ts';

it.each([
  ['Willow & Co. Hair', 'willow-co-hair'],
  ['Crème Brûlée', 'creme-brulee'],
  ['Søren’s Łódź Straße', 'sorens-lodz-strasse'],
  ["O'Brien’s  Garage", 'obriens-garage'],
  ['  --24/7 Plumbing!  ', '24-7-plumbing'],
  ['美容室', ''],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('is always an address or empty, never longer than allowed, and gives itself again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 200 })), (name) => {
      const slug = slugOf(name);
      expect(slug === '' || SLUG.test(slug)).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
