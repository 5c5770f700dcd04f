import { expect, it } from 'vitest';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import { exampleCatalogueService } from '@daybook/schema/test/example-service';
import { firstValues, nearestStart, splitName } from './booking-start.ts';

const service = (id: number, name: string): CatalogueService => ({
  ...exampleCatalogueService,
  id,
  name,
});
const services = [service(3, 'Cut'), service(4, 'Full colour')];
const TODAY = '2026-11-24';

it('begins today with the first service, and nobody named', () => {
  expect(firstValues({}, services, TODAY)).toMatchObject({
    date: TODAY,
    start_time: '',
    service_id: 3,
    person_id: null,
    attendee_first_name: '',
    customer_id: null,
  });
  expect(firstValues({}, [], TODAY)).toMatchObject({ service_id: null });
});

it('begins with the customer and their latest service, if it is still offered', () => {
  const customer = { id: 7, first_name: 'Ada', last_name: '', email: null, phone: '07700 900123' };
  const start = { customer, serviceName: 'Full colour' };
  expect(firstValues(start, services, TODAY)).toMatchObject({
    service_id: 4,
    attendee_first_name: 'Ada',
    attendee_email: '',
    attendee_phone: '07700 900123',
    customer_id: 7,
  });
  expect(firstValues({ ...start, serviceName: 'Perm' }, services, TODAY)).toMatchObject({ service_id: 3 });
});

it('begins at the time that was selected in the week', () => {
  const start = { date: '2026-11-26', time: '10:45', personId: 8 };
  expect(firstValues(start, services, TODAY)).toMatchObject({
    date: '2026-11-26',
    start_time: '10:45',
    person_id: 8,
  });
});

it.each([
  ['Ada', 'Ada', ''],
  ['  Ada   King Lovelace ', 'Ada', 'King Lovelace'],
  ['', '', ''],
])('splits the name ‘%s’', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

it('takes the nearest free start to a time from the week view', () => {
  const starts = ['09:00', '09:50', '10:40'];
  expect(nearestStart(starts, '09:50')).toBe('09:50');
  expect(nearestStart(starts, '10:45')).toBe('10:40');
  expect(nearestStart(starts, '13:00')).toBe('13:00');
  expect(nearestStart([], '13:00')).toBe('13:00');
});
