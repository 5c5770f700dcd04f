import { expect, it } from 'vitest';
import { acceptsGzip, matchesEtag } from './ready-answer.ts';

it.each(['gzip', 'br, gzip', 'gzip;q=0.5', 'deflate, GZIP;q=1.0', '*', ['br', 'gzip']])(
  '%j asks for a compressed answer',
  (header) => {
    expect(acceptsGzip(header)).toBe(true);
  },
);

it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000, br', 'notgzip'])(
  '%j asks for a plain answer',
  (header) => {
    expect(acceptsGzip(header)).toBe(false);
  },
);

it('knows its own entity tag again, weak or strong, alone or among others', () => {
  for (const header of ['W/"abc"', '"abc"', '"x", W/"abc"', '*']) {
    expect(matchesEtag(header, 'W/"abc"')).toBe(true);
  }
  for (const header of [undefined, '', '"abcd"', 'abc']) {
    expect(matchesEtag(header, 'W/"abc"')).toBe(false);
  }
});
