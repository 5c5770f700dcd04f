import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapLinkOf, visitAddressOf } from './map-link.ts';

describe('the address of a visit', () => {
  it.each([
    ['3 Mill Lane, Hebden Bridge', 'HX7 8EX', '3 Mill Lane, Hebden Bridge, HX7 8EX'],
    ['3 Mill Lane\nHebden Bridge', 'HX7 8EX', '3 Mill Lane Hebden Bridge, HX7 8EX'],
    ['3 Mill Lane, hx78ex', 'HX7 8EX', '3 Mill Lane, hx78ex'],
    [' 3  Mill Lane ', ' HX7  8EX ', '3 Mill Lane, HX7 8EX'],
    [null, 'HX7 8EX', 'HX7 8EX'],
    ['3 Mill Lane', null, '3 Mill Lane'],
    [null, null, ''],
  ])('of %j and %j is %j', (customer_address, customer_postcode, expected) => {
    expect(visitAddressOf({ customer_address, customer_postcode })).toBe(expected);
  });
});

describe('the link to a map', () => {
  it('looks for the address', () => {
    expect(mapLinkOf('3 Mill Lane, HX7 8EX')).toBe(
      'https://www.google.com/maps/search/?api=1&query=3%20Mill%20Lane%2C%20HX7%208EX',
    );
    expect(mapLinkOf(' ')).toBeNull();
  });

  it('goes to the map and contains the address, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        const link = mapLinkOf(typed);
        fc.pre(link !== null);
        const [before, query = ''] = (link ?? '').split('&query=');
        expect(before).toBe('https://www.google.com/maps/search/?api=1');
        expect(query).not.toMatch(/[&#?/<>"\s]/);
        expect(decodeURIComponent(query)).toBe(typed.trim());
      }),
    );
  });
});
