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
  ['Ægir & Guðþór, Œuvre, Đorđe, Isıl', 'aegir-gudthor-oeuvre-dorde-isil'],
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

it('is cut where a name is longer than an address may be', () => {
  expect(slugOf('a'.repeat(SLUG_MAX + 1))).toBe('a'.repeat(SLUG_MAX));
  expect(slugOf(`${'a'.repeat(SLUG_MAX - 1)} bc`)).toBe('a'.repeat(SLUG_MAX - 1));
});

it.each(['-a', 'a-', 'a--b', 'A', 'a b', 'a\n', ''])('%j is no address', (text) => {
  expect(SLUG.test(text)).toBe(false);
});
