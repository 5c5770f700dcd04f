import { expect, it } from 'vitest';
import {
  catalogueService,
  catalogueServiceRequest,
  person,
  personRequest,
  place,
  placeRequest,
} from '@daybook/schema/contract/catalogue';
import { bodyOf, orderedWith } from './catalogue-item.ts';

/** The list sends `position` itself, and a person keeps their services if `service_ids` isn't sent. */
const SET_ELSEWHERE = ['position', 'service_ids'];

it.each([
  { name: 'place', answer: place, request: placeRequest },
  { name: 'service', answer: catalogueService, request: catalogueServiceRequest },
  { name: 'person', answer: person, request: personRequest },
])('keeps every field of a $name that moves up', ({ name, answer, request }) => {
  const item = {
    ...Object.fromEntries(Object.keys(answer.shape).map((field) => [field, `its ${field}`])),
    id: 1,
    name,
    upcoming_dates: 2,
    upcoming_bookings: 3,
    is_archived: false,
  };
  const kept = Object.keys(request.shape).filter((field) => !SET_ELSEWHERE.includes(field));
  expect(Object.keys(bodyOf(item)).sort()).toEqual(kept.sort());
  expect(item).toMatchObject(bodyOf(item));
});

const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
const idsWith = (id: number, to: number) => orderedWith(items, { id, to }).map((item) => item.id);

it('shows an item where it is moving to, up or down', () => {
  expect(idsWith(3, 0)).toEqual([3, 1, 2]);
  expect(idsWith(1, 1)).toEqual([2, 1, 3]);
  expect(idsWith(1, 2)).toEqual([2, 3, 1]);
});

it('keeps the order while nothing moves, or the item is gone', () => {
  expect(orderedWith(items, null)).toEqual(items);
  expect(idsWith(9, 0)).toEqual([1, 2, 3]);
});
