import { expect, it } from 'vitest';
import { fieldsOfVenue, sameVenue } from './favourite.ts';
import { EMPTY_VENUE } from './new-event-form.ts';

const kept = {
  id: 1,
  venue_name: 'Front room',
  venue_address: '14 Bridge Street',
  venue_postcode: 'HX7 8EX',
  max_capacity: 2,
};

it('recognises a favourite by what is saved from the fields, not by how they were typed', () => {
  const typed = {
    venue_name: ' Front  room\u200B',
    venue_address: '14 Bridge\u00A0Street',
    venue_postcode: 'HX7 8EX ',
    max_capacity: ' 2',
  };
  expect(sameVenue([kept], typed)).toBe(kept);
  expect(sameVenue([kept], { ...typed, venue_name: 'Back room' })).toBeUndefined();
});

it.each(Object.keys(EMPTY_VENUE))('tells a favourite from a venue with another %s', (name) => {
  expect(sameVenue([kept], { ...fieldsOfVenue(kept), [name]: '3' })).toBeUndefined();
});
