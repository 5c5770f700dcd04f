import { expect, it } from 'vitest';
import { takingsCsv } from './takings-csv.ts';

it('has a row for each name, with numbers of bookings and pounds', () => {
  const nothing = { bookings: 0, sum: 0 };
  const takings = {
    booked: { bookings: 3, sum: 115.5 },
    done: { bookings: 3, sum: 115.5 },
    did_not_come: nothing,
    to_come: nothing,
  };
  const [heading, row] = takingsCsv('Person', [{ name: 'Ruth, Ann', takings }]).split('\r\n');
  expect(heading).toBe(
    '\uFEFFPerson,Booked,Booked (GBP),Done,Done (GBP),Did not come,Did not come (GBP),Still to come,Still to come (GBP)',
  );
  expect(row).toBe('"Ruth, Ann",3,115.50,3,115.50,0,0.00,0,0.00');
});
