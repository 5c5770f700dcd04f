import { expect, it } from 'vitest';
import {
  catalogueService,
  catalogueServiceRequest,
  person,
  personRequest,
  place,
  placeRequest,
} from '@daybook/schema/contract/catalogue';
import { bodyOf } from './item-body.ts';

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
