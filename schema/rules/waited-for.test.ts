import { expect, it } from 'vitest';
import { waitedForText, type WaitedFor } from './waited-for.ts';

const TODAY = '2026-11-24';
const waited: WaitedFor = {
  from_date: '2026-11-20',
  to_date: '2026-12-04',
  part_of_day: 'afternoon',
  service_name: 'Full colour',
  person_name: null,
};

it.each<[string, Partial<WaitedFor>]>([
  ['Any afternoon until 4 December, Full colour', {}],
  ['Any afternoon until 4 December, Full colour with Ruth', { person_name: 'Ruth' }],
  ['Any time until 4 December', { part_of_day: 'any', service_name: null }],
  [
    'Any morning from 25 November to 4 December, with Ruth',
    {
      from_date: '2026-11-25',
      part_of_day: 'morning',
      service_name: null,
      person_name: 'Ruth',
    },
  ],
  ['Any afternoon until 4 January 2027', { to_date: '2027-01-04', service_name: null }],
  [
    'Wednesday 25 November, any time',
    {
      from_date: '2026-11-25',
      to_date: '2026-11-25',
      part_of_day: 'any',
      service_name: null,
    },
  ],
  [
    'Monday 4 January 2027, morning',
    {
      from_date: '2027-01-04',
      to_date: '2027-01-04',
      part_of_day: 'morning',
      service_name: null,
    },
  ],
])('%s', (text, change) => {
  expect(waitedForText({ ...waited, ...change }, TODAY)).toBe(text);
});
