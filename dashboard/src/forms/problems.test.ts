import { expect, it } from 'vitest';
import { problemsOf } from './problems.ts';

const error = (message: string) => ({ type: 'custom', message });

it('names the field of every problem, at any depth', () => {
  const services = [undefined, { service_name: error('S'), service_price: error('P') }];
  expect(problemsOf({ services, has_lunch_break: error('L'), event_name: error('N') })).toEqual([
    { name: 'services.1.service_name', text: 'S' },
    { name: 'services.1.service_price', text: 'P' },
    { name: 'has_lunch_break', text: 'L' },
    { name: 'event_name', text: 'N' },
  ]);
});

it('names a list that is invalid as a whole', () => {
  const expected = [{ name: 'manual_slots', text: 'L' }];
  expect(problemsOf({ manual_slots: error('L') })).toEqual(expected);
  expect(problemsOf({ manual_slots: Object.assign([], { root: error('L') }) })).toEqual(expected);
});

it('names the rows of such a list too', () => {
  const venues = { ...error('Too many'), 0: { venue_postcode: error('P') } };
  expect(problemsOf({ venues })).toEqual([
    { name: 'venues', text: 'Too many' },
    { name: 'venues.0.venue_postcode', text: 'P' },
  ]);
});
