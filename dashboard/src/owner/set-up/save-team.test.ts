import { expect, it } from 'vitest';
import type { CatalogueService, Person, PersonRequest } from '@daybook/schema/contract/catalogue';
import { stepsToTeam } from './save-team.ts';

const uses = { upcoming_dates: 0, upcoming_bookings: 0, is_archived: false };
const ruth: Person = {
  id: 5,
  name: 'Ruth Ellis',
  colour: '#123456',
  bookable_online: true,
  picture: null,
  ...uses,
};
const service = (id: number, given: Partial<CatalogueService> = {}): CatalogueService => ({
  id,
  name: `Service ${id}`,
  description: null,
  price: 20,
  duration_minutes: 30,
  places_per_time: 1,
  places_per_booking: 1,
  everyone: true,
  person_ids: [],
  ...uses,
  ...given,
});
const asked = (name: string, service_ids = [1, 2]): PersonRequest => ({
  name,
  colour: null,
  bookable_online: true,
  service_ids,
});
const listed = { people: [ruth], services: [service(1), service(2)] };

it('leaves an owner who works alone as she is', () => {
  expect(stepsToTeam(listed, [{ id: 5, request: asked('Ruth Ellis') }], [])).toEqual([]);
});

it('adds a person who does everything without naming services, and one who doesn’t with theirs', () => {
  const { service_ids: _, ...maya } = asked('Maya');
  const steps = stepsToTeam(
    listed,
    [
      { id: null, request: asked('Maya') },
      { id: null, request: asked('Priya', [1]) },
    ],
    [],
  );
  expect(steps).toEqual([
    { is: 'add', request: maya },
    { is: 'add', request: asked('Priya', [1]) },
  ]);
});

it('names all services of a new person where one of them isn’t everybody’s', () => {
  const services = [service(1), service(2, { everyone: false, person_ids: [5] })];
  expect(stepsToTeam({ people: [ruth], services }, [{ id: null, request: asked('Maya') }], [])).toEqual([
    { is: 'add', request: asked('Maya') },
  ]);
});

it('changes who does what, and keeps a colour', () => {
  expect(stepsToTeam(listed, [{ id: 5, request: asked('Ruth Ellis', [2]) }], [])).toEqual([
    { is: 'change', id: 5, request: { ...asked('Ruth Ellis', [2]), colour: '#123456' } },
  ]);
});

it('adds nobody twice after a lost reply, and archives who was removed', () => {
  expect(stepsToTeam(listed, [{ id: null, request: asked('Ruth Ellis') }], [])).toEqual([]);
  expect(stepsToTeam(listed, [], [5, 9])).toEqual([{ is: 'archive', id: 5 }]);
});
