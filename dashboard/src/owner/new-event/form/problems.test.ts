import { expect, it } from 'vitest';
import { problemsOf } from './problems.ts';

const error = (message: string) => ({ type: 'custom', message });

it('lists problems in the order of the page, each text once', () => {
  const services = [undefined, { service_name: error('S'), service_price: error('S') }];
  expect(problemsOf({ services, personal_message: error('M'), event_name: error('N') })).toEqual([
    { name: 'event_name', text: 'N' },
    { name: 'personal_message', text: 'M' },
    { name: 'services.1.service_name', text: 'S' },
  ]);
});

it('leads to the first row where a list as a whole is to blame', () => {
  const expected = [{ name: 'manual_slots.0.start_time', text: 'L' }];
  expect(problemsOf({ manual_slots: error('L') })).toEqual(expected);
  expect(problemsOf({ manual_slots: Object.assign([], { root: error('L') }) })).toEqual(expected);
});
