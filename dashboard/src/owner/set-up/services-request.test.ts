import { expect, it } from 'vitest';
import { catalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import { servicesRequest } from './services-request.ts';
import { OFFER_NOTHING } from './set-up-texts.ts';
import { EMPTY_ROW, rowOf } from './trades.ts';

const cut = rowOf({ name: 'Cut', minutes: '30', price: '£24' });

it('leaves out what is not ticked, and removes it if it was saved', () => {
  const services = [
    cut,
    { ...cut, name: 'Perm', is_offered: false },
    { ...cut, service_id: '7', price: '', is_offered: false },
    EMPTY_ROW,
  ];
  expect(servicesRequest.parse({ trade: '', services })).toEqual({
    wanted: [
      { id: null, request: catalogueServiceRequest.parse({ name: 'Cut', duration_minutes: 30, price: 24 }) },
    ],
    removed: [7],
  });
});

it('asks for a service if none is ticked', () => {
  const read = servicesRequest.safeParse({ trade: '', services: [{ ...cut, is_offered: false }] });
  expect(read.error?.issues).toEqual([
    expect.objectContaining({ path: ['services', 0, 'is_offered'], message: OFFER_NOTHING }),
  ]);
});
