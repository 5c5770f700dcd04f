import { expect, it } from 'vitest';
import type { CatalogueService, CatalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import { stepsToServices } from './save-services.ts';

const cut: CatalogueService = {
  id: 1,
  name: 'Cut',
  description: 'Wash included',
  price: 24,
  duration_minutes: 30,
  places_per_time: 8,
  places_per_booking: 2,
  everyone: false,
  person_ids: [5],
  upcoming_dates: 0,
  upcoming_bookings: 0,
  is_archived: false,
};
const asked = (given: Partial<CatalogueServiceRequest> = {}): CatalogueServiceRequest => ({
  name: 'Cut',
  description: null,
  price: 24,
  duration_minutes: 30,
  places_per_time: 1,
  places_per_booking: 1,
  everyone: true,
  person_ids: [],
  ...given,
});

it('adds what is new, and leaves what is the same', () => {
  const colour = asked({ name: 'Full colour' });
  expect(
    stepsToServices(
      [cut],
      [
        { id: 1, request: asked() },
        { id: null, request: colour },
      ],
      [],
    ),
  ).toEqual([{ is: 'add', request: colour }]);
});

it('changes a price, and keeps who offers it, its places and its description', () => {
  expect(stepsToServices([cut], [{ id: 1, request: asked({ price: 26 }) }], [])).toEqual([
    {
      is: 'change',
      id: 1,
      request: asked({
        price: 26,
        everyone: false,
        person_ids: [5],
        description: 'Wash included',
        places_per_time: 8,
        places_per_booking: 2,
      }),
    },
  ]);
});

it('adds no second one after a lost reply', () => {
  expect(stepsToServices([cut], [{ id: null, request: asked() }], [])).toEqual([]);
});

it('archives what was removed, unless it is gone already', () => {
  expect(stepsToServices([cut], [], [1, 2])).toEqual([{ is: 'archive', id: 1 }]);
  expect(stepsToServices([{ ...cut, is_archived: true }], [], [1])).toEqual([]);
});
